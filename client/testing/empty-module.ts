// Stands for style sheets, fonts and pictures, which jsdom does not draw.
export default {};
