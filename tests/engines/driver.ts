/** The engines beside Chromium that visitors use: iPhones run WebKit, and Firefox is the third. */
export type EngineName = 'firefox' | 'webkit';

export type EngineOptions = {
  /** Pages run no scripts; those that the tests evaluate run all the same. */
  withoutScripts?: boolean;
  /** The visitor has asked for less motion. */
  reducedMotion?: boolean;
};

/** In CSS pixels from the window's top left corner. */
export type Point = { x: number; y: number };

export type Pointer = 'mouse' | 'touch';

/** The keys that the tests press, by their names in `KeyboardEvent.key`. */
export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Tab';

/** The little that the drivers of all engines can do, so that every test is written once. */
export type Driver = {
  /** Turns to an empty page, before a test; in Firefox to one that nothing has been kept for. */
  begin: () => Promise<void>;
  /** Loads an address and waits for its `load`. */
  load: (address: string) => Promise<void>;
  /** The value of an expression in the page, waited for if it is a promise: plain data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Gives the page a window of so many CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses at the first point, moves over the others and lets go at the last one. */
  point: (way: [Point, ...Point[]], pointer?: Pointer) => Promise<void>;
  /** Turns the wheel above a point. */
  wheel: (at: Point, by: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** The window as a PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};
