/** The brand color of the settings, from which the other colors are derived. */
export const brandStyles = (brandColor: string): string => `:root{--brand:${brandColor}}\n`;

const fontFaces = (resources: string): string => `
@font-face{font-family:"Archivo Variable";font-weight:600 800;font-stretch:76% 125%;font-display:swap;
  src:url("${resources}/archivo.woff2") format("woff2")}
@font-face{font-family:"Atkinson Hyperlegible Next Variable";font-weight:400 800;font-display:swap;
  src:url("${resources}/atkinson.woff2") format("woff2")}
`;

const tokens = `
:root{
  --solid-light:oklch(from var(--brand) calc(clamp(0,(l - .62)*1000,1)*max(l,.66) + (1 - clamp(0,(l - .62)*1000,1))*min(l,.54)) c h);
  --solid-dark:oklch(from var(--brand) max(l,.64) c h);
  --on-light:oklch(from var(--brand) clamp(.16,(.62 - l)*1000,1) 0 h);
  --head:"Archivo Variable","Arial Narrow",sans-serif;
  --text-font:"Atkinson Hyperlegible Next Variable",system-ui,sans-serif;
}
:root{
  color-scheme:light;--surface:#fff;--text:#141619;--dimmed:#4c5055;--line:#d5d8db;--line-strong:#83868b;--hover:#f8f9fa;
  --focus:#141619;--bad:#ba1f20;--bad-tint:#ffece9;--inverse:#141619;--on-inverse:#fff;
  --solid:var(--solid-light);--on-solid:var(--on-light)}
`;

const darkTokens = `color-scheme:dark;--surface:#141619;--text:#ebedef;--dimmed:#b0b3b7;--line:#272a2e;
  --line-strong:#76797e;--hover:#1d1f23;--focus:oklch(from var(--brand) .87 min(c,.16) h);--bad:#f98f84;
  --bad-tint:#47211d;--inverse:#ebedef;--on-inverse:#0c0d0f;--solid:var(--solid-dark);--on-solid:#0d0d0d`;

const schemes = `
@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${darkTokens}}}
:root[data-scheme=dark],.band{${darkTokens}}
`;

const base = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);overflow-wrap:break-word;font:400 1rem/1.5 var(--text-font);-webkit-font-smoothing:antialiased}
h1,p{margin:0}
h1{font:700 min(2.75rem,15vw)/.96 var(--head);font-stretch:76%;letter-spacing:-.012em;word-spacing:.07em}
a{color:var(--text);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus{outline:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:6px}
svg{display:block}
.dim{color:var(--dimmed)}
[hidden]{display:none!important}
@media (min-width:56.25em){h1{font-size:4rem}}
`;

const layout = `
.page{min-height:100vh;display:grid;grid-template:auto 1fr/minmax(0,1fr)}
.band{position:relative;overflow:hidden;background:#0f1113;color:var(--text)}
.band .in{position:relative;height:max(min(9.375rem,18vh),min(20rem,74vh - 19rem));padding:1.25rem 1.5rem 0}
.about{display:none;max-width:34ch;font-size:0.875rem;line-height:1.45}
.brandmark{display:flex;align-items:center;gap:0.625rem;min-height:2.75rem;font:800 1.375rem/1 var(--head);font-stretch:118%;letter-spacing:-.01em}
.brandmark svg{flex:none;width:1.875rem;height:1.875rem}
.wheel{position:absolute;width:40rem;left:50%;top:6rem;transform:translateX(-36%)}
.ring0,.ring1,.ring2,.ring3{fill:none}
.ring0{stroke:oklch(.135 .005 255)}.ring1{stroke:oklch(.265 .007 255)}.ring2{stroke:oklch(.385 .008 255)}.ring3{stroke:oklch(.52 .009 255)}
.wall{fill:url(#rubber)}.hub{fill:#08090a}
.emboss{font-family:var(--head);font-stretch:125%;font-weight:800;letter-spacing:.05em;fill:var(--solid)}
.emboss.small{font-weight:600;letter-spacing:.12em;fill:oklch(.66 .008 255)}
.side{padding:2rem min(1.5rem,6.2vw) 1.5rem;display:flex;flex-direction:column}
.side .in{width:100%;max-width:25rem}
@media (max-width:56.249em){
  .page:has(.lead[role],.note,.or) .band .in{height:min(9.375rem,18vh)}
  .page:has(.lead[role],.note,.or) .wheel{top:2.75rem}
}
@media (min-width:56.25em){
  .page{grid-template:1fr/minmax(0,1.35fr) minmax(30rem,1fr)}
  .band .in{height:100%;padding:3rem 4rem;display:flex;flex-direction:column;justify-content:space-between}
  .about{display:block}
  .wheel{width:70rem;left:-20.625rem;top:13.125rem;transform:none}
  .side{padding:3rem 4rem;justify-content:center}
}
`;

const controls = `
.lead{margin:0.5rem 0 1.5rem}
.label{display:block;margin-bottom:0.375rem;font-weight:600;font-size:0.875rem}
.languages{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,6rem),1fr));gap:1.5px;background:var(--line-strong);border:1.5px solid var(--line-strong);border-radius:6px;overflow:hidden;margin-bottom:1.5rem}
.languages a{background:var(--surface);display:grid;place-items:center;min-height:2.875rem;font-weight:600;text-decoration:none}
.languages a:hover{background:var(--hover)}
.languages a[aria-current]{background:var(--inverse);color:var(--on-inverse)}
.languages a:focus-visible{outline-offset:-5px;outline-color:currentColor}
.field{margin-bottom:1rem}
.input{display:flex;align-items:center;gap:0.5rem;min-height:3rem;padding-left:0.875rem;border:1.5px solid var(--line-strong);border-radius:6px;background:var(--surface)}
.input:focus-within{outline:3px solid var(--focus);outline-offset:2px}
.input input{flex:1;min-width:0;min-height:2.75rem;padding:0;border:0;background:none;color:inherit;font:inherit;outline:none}
.failed .input{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.toggle{display:grid;place-items:center;width:2.75rem;height:2.75rem;border:0;border-radius:6px;background:none;color:var(--text);cursor:pointer}
.toggle[aria-pressed=true] .open,.toggle[aria-pressed=false] .shut{display:none}
.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.note{display:flex;gap:0.75rem;align-items:center;margin-bottom:1rem;padding:0.75rem 1rem;border-left:4px solid var(--bad);border-radius:6px;background:var(--bad-tint);color:var(--bad);font-weight:600}
.button{display:flex;align-items:center;justify-content:center;gap:0.5rem;width:100%;min-height:3.5rem;padding:0 min(1.75rem,4.1vw);border:1.5px solid transparent;border-radius:6px;font:650 1.125rem/1.2 var(--text-font);text-align:center;cursor:pointer;text-decoration:none;color:var(--text);background:none}
.button.main{background:var(--solid);color:var(--on-solid)}
.button.main:hover{background:oklch(from var(--solid) calc(l - .04) c h)}
.button.other{border-color:var(--line-strong);margin-top:0.75rem}
.or{display:flex;align-items:center;gap:1rem;margin:0.75rem 0 0;font-size:0.875rem}
.or::before,.or::after{flex:1;border-top:1px solid var(--line);content:''}
.links{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0.5rem 1.5rem;margin-top:1rem}
.links a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600}
`;

/** Returns the style sheet of the provider's pages. Fonts come from the folder `resources`. */
export const pageStyles = (resources: string): string =>
  fontFaces(resources) + tokens + schemes + base + layout + controls;
