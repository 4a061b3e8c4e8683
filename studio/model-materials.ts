/**
 * What `materials.py` gives Cycles, as glTF knows it. `error` is how far the simplified surface may stand from the original,
 * in millimetres; `fine` keeps normals in sixteen bits, for surfaces that mirror the lamps in long
 * lines; `panel` simplifies the rolled edges of its pieces apart from their faces.
 */
export type ModelMaterial = {
  colour: [red: number, green: number, blue: number];
  metal?: number;
  rough: number;
  coat?: number;
  /** Light that it gives off, with its strength. */
  glow?: [colour: [red: number, green: number, blue: number], strength: number];
  /** Panes: how much of what lies behind them they hide. */
  opacity?: number;
  error: number;
  fine?: true | undefined;
  panel?: true | undefined;
  /** So dark that no light tells its sides apart: it has one normal, which costs nothing. */
  dark?: true;
};

const WHITE: [number, number, number] = [0.9, 0.95, 1];
const RED: [number, number, number] = [1, 0.012, 0.01];

export const MATERIALS: Record<string, ModelMaterial> = {
  paint: { colour: [0.7, 0.7, 0.7], rough: 0.45, coat: 1, error: 0.8, fine: true, panel: true },
  glass: { colour: [0.005, 0.0055, 0.006], rough: 0.02, opacity: 0.84, error: 0.8, fine: true, panel: true },
  glass_dark: { colour: [0.004, 0.0045, 0.005], rough: 0.02, opacity: 0.94, error: 0.8, fine: true, panel: true },
  glass_roof: { colour: [0.003, 0.0032, 0.0036], rough: 0.02, error: 0.8, fine: true, panel: true },
  lens: { colour: [0.6, 0.62, 0.66], rough: 0.02, opacity: 0.05, error: 1 },
  lens_smoke: { colour: [0.02, 0.021, 0.023], rough: 0.02, opacity: 0.12, error: 1 },
  lens_red: { colour: [0.16, 0.004, 0.004], rough: 0.02, opacity: 0.3, error: 1 },
  gloss_black: { colour: [0.006, 0.006, 0.007], rough: 0.07, error: 0.8, fine: true, panel: true },
  plastic: { colour: [0.02, 0.02, 0.021], rough: 0.55, error: 1.2 },
  black: { colour: [0.004, 0.004, 0.004], rough: 0.9, error: 1 },
  /** The walls of shut lines and of what stands in grilles. */
  gap: { colour: [0.003, 0.003, 0.003], rough: 0.95, error: 1, dark: true },
  liner: { colour: [0.004, 0.004, 0.004], rough: 0.95, error: 8 },
  grille_dark: { colour: [0.004, 0.004, 0.0045], rough: 0.5, error: 1.5 },
  chrome: { colour: [0.78, 0.79, 0.8], metal: 1, rough: 0.1, error: 0.8, fine: true, panel: true },
  chrome_dark: { colour: [0.12, 0.12, 0.125], metal: 1, rough: 0.16, error: 0.8 },
  satin: { colour: [0.45, 0.46, 0.47], metal: 1, rough: 0.3, error: 1 },
  bronze: { colour: [0.42, 0.27, 0.16], metal: 1, rough: 0.25, error: 1 },
  badge: { colour: [0.16, 0.165, 0.17], metal: 1, rough: 0.3, error: 0.6 },
  sensor: { colour: [0.012, 0.012, 0.013], rough: 0.35, error: 0.3 },
  alloy: { colour: [0.5, 0.51, 0.53], metal: 1, rough: 0.28, error: 1 },
  machined: { colour: [0.56, 0.57, 0.59], metal: 1, rough: 0.24, error: 0.7 },
  alloy_dark: { colour: [0.022, 0.022, 0.024], metal: 0.5, rough: 0.28, error: 1.6 },
  steel: { colour: [0.36, 0.36, 0.37], metal: 1, rough: 0.36, error: 1.2 },
  calliper: { colour: [0.045, 0.045, 0.05], metal: 0.3, rough: 0.35, error: 2 },
  rubber: { colour: [0.01, 0.01, 0.011], rough: 0.7, error: 2.5 },
  lamp_inner: { colour: [0.05, 0.052, 0.056], metal: 0.85, rough: 0.22, error: 1.5 },
  lamp_bowl: { colour: [0.42, 0.44, 0.47], metal: 1, rough: 0.14, glow: [[0.85, 0.92, 1], 0.1], error: 1 },
  lamp_tray: { colour: [0.09, 0.092, 0.1], metal: 0.9, rough: 0.28, error: 1.5 },
  lamp_core: { colour: [0, 0, 0], rough: 1, glow: [WHITE, 2.4], error: 1 },
  tail_inner: { colour: [0.1, 0.006, 0.006], metal: 0.7, rough: 0.22, glow: [RED, 0.06], error: 1.5 },
  tail_tray: { colour: [0.16, 0.012, 0.012], metal: 0.8, rough: 0.3, error: 1.5 },
  reflector: { colour: [0.24, 0.006, 0.006], metal: 0.2, rough: 0.18, glow: [RED, 0.03], error: 1 },
  indicator: { colour: [0.75, 0.62, 0.45], rough: 0.1, glow: [[1, 0.6, 0.25], 0.25], error: 1 },
  led_white: { colour: [0, 0, 0], rough: 1, glow: [WHITE, 5], error: 1 },
  led_soft: { colour: [0, 0, 0], rough: 1, glow: [WHITE, 1.6], error: 1 },
  led_red: { colour: [0, 0, 0], rough: 1, glow: [RED, 3], error: 1 },
  led_red_soft: { colour: [0, 0, 0], rough: 1, glow: [RED, 0.8], error: 1 },
  seat: { colour: [0.1, 0.092, 0.085], rough: 0.7, error: 6 },
  int_dark: { colour: [0.02, 0.02, 0.021], rough: 0.7, error: 5 },
  int_screen: { colour: [0.01, 0.012, 0.016], rough: 0.1, glow: [[0.25, 0.45, 0.8], 0.2], error: 4 },
};
