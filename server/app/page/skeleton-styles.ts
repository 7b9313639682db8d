const dark = `--sk-body:#0c0d0f;--sk-surface:#141619;--sk-text:#ebedef;--sk-dim:#b0b3b7;--sk-line:#272a2e;color-scheme:dark`;

/** The sizes match the portal's frame, home and sign-in page, so that nothing moves when those load. */
export const skeletonStyles = `
.sk{--sk-body:#f1f2f4;--sk-surface:#fff;--sk-text:#141619;--sk-dim:#4c5055;--sk-line:#d5d8db;
min-height:100vh;min-height:100dvh;background:var(--sk-body);color:var(--sk-text);
font:400 1rem/1.5 "Atkinson Hyperlegible Next Variable",system-ui,sans-serif}
[data-mantine-color-scheme=dark] .sk{${dark}}
body{margin:0}
.sk *{box-sizing:border-box}
.sk svg{display:block;flex:none}
.sk-top{border-bottom:1px solid var(--sk-line);background:var(--sk-surface)}
.sk-bar{display:flex;align-items:center;gap:0.5rem;max-width:84rem;height:3.75rem;margin:0 auto;padding:0 1rem}
.sk-brand{display:flex;align-items:center;gap:0.625rem;min-height:2.75rem}
.sk-brand svg{width:1.875rem;height:1.875rem}
.sk-brand b{font:800 1.125rem/1.5 "Archivo Variable","Arial Narrow",sans-serif;font-stretch:118%;letter-spacing:-.01em}
.sk-nav{display:none}
.sk i{display:block;border-radius:6px;background:var(--sk-line)}
.sk-page{display:grid;gap:1rem;max-width:84rem;margin:0 auto;padding:2rem 1rem}
.sk .sk-head{width:40%;height:3rem}
.sk-row{height:4rem}
.sk-hero,.sk-facts,.sk-band{--sk-line:#272a2e;background:oklch(.175 .006 255);color:#ebedef}
.sk-inner{display:grid;gap:0.75rem;max-width:84rem;height:19.75rem;margin:0 auto;padding:1.5rem 1rem;align-content:start}
.sk-line{width:55%;height:1.25rem}
.sk-title{width:70%;height:2.375rem}
.sk-blocks{height:1.375rem}
.sk-button{height:3.5rem;margin-top:0.5rem}
.sk-facts{height:8.625rem;border-top:1px solid var(--sk-line);background:oklch(.145 .005 255)}
.sk-tabs{position:fixed;inset:auto 0 0;height:4.125rem;border-top:1px solid var(--sk-line);background:var(--sk-surface)}
.sk-login{display:grid;grid-template-rows:auto 1fr;min-height:100vh;min-height:100dvh}
.sk-band{height:20rem;padding:1.25rem 1.5rem}
.sk-band b{font-size:1.375rem}
.sk-side{padding:2rem 1.5rem;background:var(--sk-surface)}
.sk-side>div{display:grid;gap:1rem;width:100%;max-width:25rem}
.sk-side .sk-row{height:3.5rem}
@media(min-width:56.25em){
.sk-bar{gap:2rem;height:4.5rem;padding:0 2rem}
.sk-nav{display:flex;flex:1;gap:0.25rem;color:var(--sk-dim);font-weight:550}
.sk-nav span{padding:0 0.875rem}
.sk-page{padding:2rem}
.sk-inner{height:25rem;padding:3.5rem 2rem}
.sk-inner i{max-width:35rem}
.sk-inner .sk-button{width:13.75rem}
.sk-facts{height:6.875rem}
.sk-tabs{display:none}
.sk-login{grid-template:1fr/minmax(0,1.35fr) minmax(30rem,1fr)}
.sk-band{height:auto;padding:3rem 4rem}
.sk-side{display:flex;flex-direction:column;justify-content:center;padding:3rem 4rem}
}`.replaceAll('\n', '');

/**
 * Sets the color scheme that the person selected, or else that of the device, before the first paint. The components
 * set it later, which would flash.
 */
export const schemeScript = `var s;try{s=localStorage.getItem('mantine-color-scheme-value')}catch(e){console.warn('The colour scheme could not be read.',e)}
document.documentElement.dataset.mantineColorScheme=s==='light'||s==='dark'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`;
