/** Switches on the change that is to be noticed: StrykerJS builds all of them in and asks this object which one is alive. */
Object.assign(globalThis, { __stryker__: { activeMutant: import.meta.env.MUTANT || undefined } });
