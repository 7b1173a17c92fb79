import { CON_FALLA_REST } from './con-falla-rest.ts';
import { CON_FALLA_SOAP } from './con-falla-soap.ts';
import { CORRECTOS } from './correctos.ts';

/** Right contracts, and contracts with one fault each. */
export const DORADOS = [...CORRECTOS, ...CON_FALLA_REST, ...CON_FALLA_SOAP];
