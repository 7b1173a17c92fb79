import { useConfiguracion } from '@marco/parametros/widgets';

/** Whether identities are those of this product's own authenticator, which believes what people write of themselves. */
export function useAutenticadorPropio(): boolean {
  return useConfiguracion().autenticador.cambioContrasena === null;
}
