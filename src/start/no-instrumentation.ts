/**
 * Takes the place of React Router's instrumentation (`setup/router-parts-plugin.ts`): nobody passes `instrumentations` to
 * this site's router, so there is nothing to instrument.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <T>(router: T) => router;
