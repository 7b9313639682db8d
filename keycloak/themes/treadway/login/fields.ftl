<#import "drawings.ftl" as drawings>

<#-- `fault` is the error message. `described` is the id of an element that already contains it. -->
<#macro text id label autocomplete type="text" value="" focus=false fault="" described="" extra={}>
<div class="field<#if fault?has_content> failed</#if>"><label class="label" for="${id}">${label}</label>
<div class="input"><input id="${id}" name="${id}" type="${type}" autocomplete="${autocomplete}" value="${value}"<#list extra as name, word> ${name}="${word}"</#list><#if focus> autofocus</#if><#if fault?has_content> aria-invalid="true" aria-describedby="${id}-fault"<#elseif described?has_content> aria-invalid="true" aria-describedby="${described}"</#if>></div>
<#if fault?has_content><p class="fault" id="${id}-fault" role="alert">${kcSanitize(fault)?no_esc}</p></#if></div>
</#macro>

<#-- The button stays hidden without JavaScript. -->
<#macro password id label autocomplete focus=false fault="" described="" hint="">
<div class="field<#if fault?has_content> failed</#if>"><label class="label" for="${id}">${label}</label>
<div class="input"><input id="${id}" name="${id}" type="password" autocomplete="${autocomplete}" required<#if focus> autofocus</#if><#if fault?has_content> aria-invalid="true" aria-describedby="${id}-fault"<#elseif described?has_content> aria-invalid="true" aria-describedby="${described}"<#elseif hint?has_content> aria-describedby="${id}-hint"</#if>>
<button class="toggle" type="button" hidden aria-pressed="false" aria-controls="${id}" aria-label="${msg("showPassword")}" title="${msg("showPassword")}"><@drawings.eye/></button></div>
<#if fault?has_content><p class="fault" id="${id}-fault" role="alert">${kcSanitize(fault)?no_esc}</p><#elseif hint?has_content><p class="hint dim" id="${id}-hint">${hint}</p></#if></div>
</#macro>
