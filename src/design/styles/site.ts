/** The styles that every page needs, in cascade order. Components bring their own CSS Modules. */
// The one order of the cascade: a later layer wins over an earlier one, whatever the specificity.
import './layers.css';
import './tokens.css';
import './brands.css';
import './fonts.css';
import './base.css';
