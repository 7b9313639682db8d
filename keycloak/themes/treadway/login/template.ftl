<#import "drawings.ftl" as drawings>

<#-- The portal's address with a trailing slash. Empty on pages without a client. -->
<#global portal = (client.baseUrl)!"">

<#-- The page layout. Keycloak's own pages call it too, so its parameters are fixed. -->
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false languages=false>
<#local heading><#nested "header"></#local>
<#local product = realm.displayName!realm.name>
<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${product}</title>
<meta name="description" content="${msg("about")}">
<link rel="icon" href="${url.resourcesPath}/img/favicon.svg" type="image/svg+xml">
<#list properties.styles?split(" ") as style>
<link rel="stylesheet" href="${url.resourcesPath}/${style}">
</#list>
<#list ["archivo", "atkinson"] as font>
<link rel="preload" href="${url.resourcesPath}/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin>
</#list>
<style>:root{--brand:${properties.brandColor}}</style>
<script src="${url.resourcesPath}/js/page.js" type="module"></script>
<#list scripts![] as script>
<script src="${script}"></script>
</#list>
<script type="module">
<#outputformat "JavaScript">
import { startSessionPolling, checkAuthSession } from ${(url.resourcesPath + "/js/authChecker.js")?c};
startSessionPolling(${url.ssoLoginInOtherTabsUrl?c});
<#if authenticationSession??>
checkAuthSession(${authenticationSession.authSessionIdHash?c});
</#if>
</#outputformat>
</script>
</head>
<body><div class="page">
<header class="band"><@drawings.sidewall line=properties.loginLine/><div class="in">
<div class="brandmark"><@drawings.mark/><span>${product}</span></div>
<p class="about dim">${msg("about")}</p>
</div></header>
<main class="side"><div class="in">
<h1>${heading}</h1>
<#nested "show-username">
<#if auth?has_content && auth.showUsername() && !auth.showResetCredentials()>
<p class="lead dim">${auth.attemptedUsername}<br><a href="${url.loginRestartFlowUrl}">${msg("restartLoginTooltip")}</a></p>
<#else>
<#nested "lead">
</#if>
<#if languages && locale?? && locale.supported?size gt 1>
<p class="label" id="languages">${msg("languages")}</p>
<nav class="languages" aria-labelledby="languages">
<#list {"en": "English", "fr": "Français", "es": "Español"} as code, name><#list locale.supported?filter(each -> each.languageTag == code) as each>
<a href="${each.url}" lang="${code}" hreflang="${code}"<#if code == locale.currentLanguageTag> aria-current="true"</#if>>${name}</a>
</#list></#list>
</nav>
</#if>
<#if displayMessage && message?has_content && (message.type != "warning" || !isAppInitiatedAction??)>
<p class="note ${message.type}" id="message" role="${(message.type == "error")?then("alert", "status")}"><#if message.type == "error"><@drawings.warning/></#if><span>${kcSanitize(message.summary)?no_esc}</span></p>
</#if>
<#nested "form">
<#if auth?has_content && auth.showTryAnotherWayLink()>
<form action="${url.loginAction}" method="post"><button class="button other" name="tryAnotherWay" value="on">${msg("doTryAnotherWay")}</button></form>
</#if>
<#nested "socialProviders">
<#if displayInfo><#nested "info"></#if>
<#nested "links">
</div></main>
</div></body>
</html>
</#macro>

<#-- A link to the portal, if its address is known. -->
<#macro toPortal>
<#if portal?has_content><a class="button main" href="${portal}">${msg("backToApplication")}</a></#if>
</#macro>
