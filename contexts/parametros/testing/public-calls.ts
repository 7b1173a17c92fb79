import { ASKED, type PublicCalls } from '@marco/test-kit/declarations';

export const publicCalls: PublicCalls = { getConfiguracion: ASKED, listTiposIdentificacion: ASKED };
