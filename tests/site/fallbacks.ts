/**
 * What the oldest browsers of `publish/targets.ts` lack of what the site uses, by the paths of browser-compat-data (`call` before
 * the name of a function), and what their visitors get instead.
 */
export const FALLBACKS: { lacking: string[]; instead: string }[] = [
  {
    lacking: ['html.global_attributes.popover', 'css.selectors.popover-open', 'call hidePopover', 'call showPopover'],
    instead:
      'Scripts open dialogs with showModal() (modal.ts); menus open under pointer and focus; the list of parts is left out.',
  },
  {
    lacking: ['css.selectors.has'],
    instead:
      'Scripts say in data attributes what is chosen; the focus has its own outline; the filter of cars is left out; a dialog prints with its page.',
  },
  {
    lacking: ['css.at-rules.media.scripting'],
    instead:
      'Styles for pages without scripts, and those that wait for scripts, are left out: all is open until these run.',
  },
  {
    lacking: ['css.at-rules.starting-style', 'css.properties.interpolate-size', 'css.selectors.details-content'],
    instead: 'Dialogs, menus and disclosures open at once, without moving in.',
  },
  {
    lacking: [
      'css.at-rules.view-transition',
      'css.properties.view-transition-class',
      'css.properties.view-transition-name',
      'css.selectors.view-transition',
      'css.selectors.view-transition-group',
      'css.selectors.view-transition-new',
      'css.selectors.view-transition-old',
    ],
    instead: 'The next page appears at once.',
  },
  {
    lacking: ['call startViewTransition', 'call skipTransition'],
    instead: 'Nothing: it stands in a part of React for transitions that no component uses.',
  },
  {
    lacking: ['css.properties.animation-range', 'css.properties.view-timeline', 'css.properties.view-timeline-inset'],
    instead: 'Nothing moves with the page; pictures of the other paints come as lazy loading brings them.',
  },
  {
    lacking: ['css.properties.content-visibility'],
    instead: 'What is far away is laid out as well; closed tabs are hidden by scripts.',
  },
  {
    lacking: ['html.elements.script.type.speculationrules'],
    instead: 'The next page is asked for when its link is pressed.',
  },
  {
    lacking: ['html.elements.link.blocking', 'html.elements.link.rel.expect'],
    instead: 'On a slow line the first frame may come before the whole header.',
  },
  { lacking: ['html.elements.search'], instead: 'An element without meaning; the field has its own label.' },
  {
    lacking: [
      'css.at-rules.font-face.ascent-override',
      'css.at-rules.font-face.descent-override',
      'css.at-rules.font-face.line-gap-override',
      'css.at-rules.font-face.size-adjust',
    ],
    instead: 'Lines may move by a few pixels when the font comes.',
  },
  {
    lacking: ['css.properties.grid-template-columns.subgrid', 'css.properties.grid-template-rows.subgrid'],
    instead: 'Lines of cards that stand side by side start each at its own height.',
  },
  { lacking: ['css.properties.text-wrap'], instead: 'Lines break where they are full.' },
  { lacking: ['css.properties.field-sizing', 'css.properties.resize'], instead: 'Long wishes scroll in their field.' },
  { lacking: ['css.properties.reading-flow'], instead: 'The keyboard follows the order of the brands.' },
  {
    lacking: ['css.properties.scrollbar-color', 'css.properties.scrollbar-width', 'css.selectors.-webkit-scrollbar'],
    instead: "The browser's own scrollbar.",
  },
  {
    lacking: ['css.selectors.-moz-range-thumb', 'css.selectors.-webkit-slider-thumb'],
    instead: 'Each engine reads its own of the two.',
  },
  { lacking: ['css.properties.forced-color-adjust'], instead: 'Nothing: Safari has no forced colours.' },
  { lacking: ['css.selectors.selection'], instead: "The phone's own colours of selected text." },
  {
    lacking: ['default', 'grab', 'grabbing', 'pointer', 'progress'].map((shape) => `css.properties.cursor.${shape}`),
    instead: 'Nothing: a phone has no pointer.',
  },
  {
    lacking: ['css.properties.text-size-adjust', 'html.elements.meta.name.viewport'],
    instead: 'Nothing: only phones enlarge text and choose the width of a page.',
  },
  {
    lacking: ['css.at-rules.page', 'css.properties.break-after.avoid', 'css.properties.print-color-adjust.exact'],
    instead: "The paper's own margins, headings that may end a sheet, and the prefixed name of the property.",
  },
  {
    lacking: ['html.elements.link.rel.icon', 'html.elements.link.rel.manifest', 'html.elements.meta.name.theme-color'],
    instead: "The browser's own frame, and apple-touch-icon on iPhones.",
  },
  {
    lacking: [
      'XRWebGLBinding',
      'XRWebGLLayer',
      'createProjectionLayer',
      'getCameraImage',
      'getDepthInformation',
      'getJointPose',
      'getPose',
      'getViewSubImage',
      'getViewerPose',
      'makeXRCompatible',
      'requestReferenceSpace',
      'updateRenderState',
    ].map((name) => `call ${name}`),
    instead: 'Nothing: Three.js calls it in virtual reality only, which no button starts.',
  },
  {
    lacking: [
      'captureStackTrace',
      'clipControlEXT',
      'multiDrawArraysWEBGL',
      'multiDrawElementsWEBGL',
      'requestPaint',
    ].map((name) => `call ${name}`),
    instead:
      'Nothing: Three.js asks first whether the browser has it, or wants it for pictures of HTML, which no car has.',
  },
  {
    lacking: ['call build', 'call renderStart'],
    instead: 'Nothing: they are functions of Three.js, of the same name.',
  },
  {
    lacking: ['call createPolicy'],
    instead: 'Without trusted types the address is given as it is (register-worker.ts).',
  },
];
