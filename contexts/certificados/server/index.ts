export { createClaveDeFirma, refreshClaves, revokeClaves } from './keep-claves.ts';
export { certificadosManifest } from './module.ts';
