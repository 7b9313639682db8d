<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section == "header"><#if messageHeader??>${msg(messageHeader)}<#else>${msg("infoTitle")}</#if>
<#elseif section == "lead"><p class="lead dim" role="status">${kcSanitize(message.summary)?no_esc}<#list requiredActions![]>: <#items as action>${msg("requiredAction." + action)}<#sep>, </#sep></#items></#list></p>
<#elseif section == "form" && !skipLink??>
<#if pageRedirectUri?has_content><a class="button main" href="${pageRedirectUri}">${msg("backToApplication")}</a>
<#elseif actionUri?has_content><a class="button main" href="${actionUri}">${msg("proceedWithAction")}</a>
<#else><@layout.toPortal/>
</#if>
</#if>
</@layout.registrationLayout>
