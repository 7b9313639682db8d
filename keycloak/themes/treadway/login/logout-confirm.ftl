<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
<#if section == "header">${msg("logoutConfirmTitle")}
<#elseif section == "lead"><p class="lead dim">${msg("logoutConfirmHeader")}</p>
<#elseif section == "form">
<form method="post" action="${url.logoutConfirmAction}">
<input type="hidden" name="session_code" value="${logoutConfirm.code}">
<button class="button main" type="submit" name="confirmLogout" value="yes">${msg("doLogout")}</button>
</form>
<#if !logoutConfirm.skipLink && portal?has_content><a class="button other" href="${portal}">${msg("staySignedIn")}</a></#if>
</#if>
</@layout.registrationLayout>
