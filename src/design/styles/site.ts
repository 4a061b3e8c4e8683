/** The styles that every page needs, in cascade order. Components bring their own CSS Modules. */
import './layers.css';
import './tokens.css';
import './brands.css';
import './fonts.css';
import './base.css';
