<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section == "header">${msg("emailVerifyTitle")}
<#elseif section == "lead"><p class="lead dim">${msg("emailVerifyInstruction1", verifyEmail!user.email)}</p>
<#elseif section == "form">
<form method="post" action="${url.loginAction}">
<button class="button main" type="submit">${msg("emailVerifyResend")}</button>
<#if isAppInitiatedAction??><button class="button other" type="submit" name="cancel-aia" value="true">${msg("doCancel")}</button></#if>
</form>
</#if>
</@layout.registrationLayout>
