<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#assign manual = (mode!"") == "manual">
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("totp", "userLabel"); section>
<#if section == "header">${msg("loginTotpTitle")}
<#elseif section == "form">
<ol class="steps">
<li>${msg("loginTotpStep1")} <#list totp.supportedApplications as app>${msg(app)}<#sep>, </#sep></#list>.</li>
<#if manual>
<li>${msg("loginTotpManualStep2")} <code>${totp.totpSecretEncoded}</code>
<p class="hint dim">${msg("loginTotpManualStep3")} ${msg("loginTotp." + totp.policy.type)}, ${totp.policy.getAlgorithmKey()}, ${msg("totpDigits", totp.policy.digits)}<#if totp.policy.type == "totp">, ${msg("totpPeriod", totp.policy.period)}</#if></p>
<a href="${totp.qrUrl}">${msg("loginTotpScanBarcode")}</a></li>
<#else>
<li>${msg("loginTotpStep2")} <img class="qr" src="data:image/png;base64, ${totp.totpSecretQrCode}" alt="${msg("totpPicture")}">
<a href="${totp.manualUrl}">${msg("loginTotpUnableToScan")}</a></li>
</#if>
<li>${msg("loginTotpStep3")}</li>
</ol>
<form method="post" action="${url.loginAction}">
<@fields.text id="totp" label=msg("authenticatorCode") autocomplete="one-time-code" fault=messagesPerField.get("totp") extra={"inputmode": "numeric", "required": ""}/>
<@fields.text id="userLabel" label=msg("loginTotpDeviceName") autocomplete="off" fault=messagesPerField.get("userLabel") extra=(totp.otpCredentials?size gt 0)?then({"required": ""}, {})/>
<input type="hidden" name="totpSecret" value="${totp.totpSecret}">
<#if mode??><input type="hidden" name="mode" value="${mode}"></#if>
<input type="hidden" name="logout-sessions" value="on">
<button class="button main" type="submit">${msg("doSubmit")}</button>
<#if isAppInitiatedAction??><button class="button other" type="submit" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button></#if>
</form>
</#if>
</@layout.registrationLayout>
