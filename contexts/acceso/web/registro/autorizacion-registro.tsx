import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { CampoAutorizacion } from '../tratamiento/campo-autorizacion.tsx';
import type { ValoresRegistro } from './registro-valores.ts';

/** The authorisation as a field of the registration. */
export function AutorizacionRegistro({ form }: { readonly form: RuledForm<ValoresRegistro> }) {
  return <CampoAutorizacion {...bindField(form, 'autorizaTratamiento')} />;
}
