<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError("password", "password-confirm"); section>
<#if section == "header">${msg("updatePasswordTitle")}
<#elseif section == "lead"><p class="lead dim">${msg("logoutOtherSessions")}</p>
<#elseif section == "form">
<form method="post" action="${url.loginAction}">
<@fields.password id="password-new" label=msg("passwordNew") autocomplete="new-password" focus=true fault=messagesPerField.get("password") hint=msg("passwordHint")/>
<@fields.password id="password-confirm" label=msg("passwordConfirm") autocomplete="new-password" fault=messagesPerField.get("password-confirm")/>
<input type="hidden" name="logout-sessions" value="on">
<button class="button main" type="submit">${msg("savePassword")}</button>
<#if isAppInitiatedAction??><button class="button other" type="submit" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button></#if>
</form>
</#if>
</@layout.registrationLayout>
