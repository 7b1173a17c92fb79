export { protectClaves, revokeClaves, rotateClaves } from './claves/keep-claves.ts';
export { certificadosManifest } from './module.ts';
