export { DEMO_SUBJECT_START, demoIdentities } from './demo/demo-identities.ts';
export { seedDemoNivelDos } from './demo/nivel-dos/seed-demo-nivel-dos.ts';
export { hasDemo, seedDemo, seedDemoPresente } from './demo/seed-demo.ts';
export { seedDemoAccounts } from './demo/seed-demo-accounts.ts';
export { seedDemoActas } from './demo/seed-demo-actas.ts';
export { seedReference } from './reference/seed-reference.ts';
