<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
<#if section == "header">${msg("pageExpiredTitle")}
<#elseif section == "form">
<a class="button main" href="${url.loginAction}">${msg("pageExpiredMsg2")}</a>
<a class="button other" href="${url.loginRestartFlowUrl}">${msg("pageExpiredMsg1")}</a>
</#if>
</@layout.registrationLayout>
