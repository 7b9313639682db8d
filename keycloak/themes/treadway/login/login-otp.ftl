<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("totp"); section>
<#if section == "header">${msg("secondStep")}
<#elseif section == "form">
<form method="post" action="${url.loginAction}">
<#if otpLogin.userOtpCredentials?size gt 1>
<fieldset class="choices"><legend class="label">${msg("loginTotpDeviceName")}</legend>
<#list otpLogin.userOtpCredentials as device>
<label><input type="radio" name="selectedCredentialId" value="${device.id}"<#if device.id == otpLogin.selectedCredentialId> checked</#if>> ${device.userLabel}</label>
</#list>
</fieldset>
</#if>
<@fields.text id="otp" label=msg("loginOtpOneTime") autocomplete="one-time-code" focus=true fault=messagesPerField.get("totp") extra={"inputmode": "numeric", "required": ""}/>
<button class="button main" type="submit">${msg("doLogIn")}</button>
</form>
</#if>
</@layout.registrationLayout>
