// What Remix's fog-of-war.js does where v3_lazyRouteDiscovery is off.
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPartialManifest = (manifest) => manifest;
export function useFogOFWarDiscovery() {}
