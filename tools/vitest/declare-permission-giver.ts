import { declarePermissionGiver } from '../../platform/contract-kit/permission-decision.ts';

// As apps/api/src/modules.ts does with what the manifest of the users says; a test writes the name itself.
declarePermissionGiver('Administrador MinTIC');
