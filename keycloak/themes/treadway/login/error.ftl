<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section == "header">${msg("errorTitle")}
<#elseif section == "lead"><p class="lead dim" role="alert">${kcSanitize(message.summary)?no_esc}</p>
<#elseif section == "form" && !skipLink??><@layout.toPortal/>
</#if>
</@layout.registrationLayout>
