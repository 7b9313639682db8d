// Replaces style sheets, fonts and images, which jsdom doesn't render.
export default {};
