<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#import "drawings.ftl" as drawings>
<@layout.registrationLayout languages=true; section>
<#if section == "header">${msg("loginAccountTitle")}
<#elseif section == "lead"><p class="lead dim">${msg("audience")}</p>
<#elseif section == "form">
<#assign failed = messagesPerField.existsError("username", "password")>
<#assign described = failed?then("message", "")>
<form method="post" action="${url.loginAction}"<#if failed> class="failed"</#if>>
<#if !usernameHidden??>
<@fields.text id="username" type="email" label=msg("email") autocomplete="username" value=(login.username)!"" focus=!login.username?has_content described=described extra={"autocapitalize": "none", "spellcheck": "false", "maxlength": "254", "required": ""}/>
</#if>
<@fields.password id="password" label=msg("password") autocomplete="current-password" focus=(usernameHidden?? || login.username?has_content) described=described/>
<#if auth.selectedCredential?has_content><input type="hidden" name="credentialId" value="${auth.selectedCredential}"></#if>
<button class="button main" type="submit">${msg("doLogIn")}<@drawings.arrow/></button>
</form>
<#elseif section == "socialProviders" && (social.providers)?has_content>
<p class="or dim">${msg("identity-provider-login-label")}</p>
<#list social.providers as provider>
<a class="button other" href="${provider.loginUrl}"><@drawings.key/>${advancedMsg(provider.displayName)}</a>
</#list>
<#elseif section == "links" && portal?has_content>
<p class="links"><a href="${portal}forgot">${msg("doForgotPassword")}</a><a href="${portal}contact">${msg("contactSupport")}</a><a href="${portal}privacy-policy">${msg("privacyPolicy")}</a></p>
</#if>
</@layout.registrationLayout>
