export { openSampleIdentity } from './sample-identity.ts';
export { openSampleSession, sampleEntities, sampleUsuario } from './sample-session.ts';
