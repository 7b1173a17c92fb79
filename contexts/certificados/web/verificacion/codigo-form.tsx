import { explainRequired } from '@marco/contract-kit/required-text';
import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { toCertificado } from '../../contract/certificados.paths.ts';
import { LIMITES_CERTIFICADO } from '../../contract/terms.ts';
import { parseCodigo } from '../../rules/codigo-verificacion.ts';
import styles from './constatacion.module.css';

const CODIGO = 'Código de verificación';
const NO_ES =
  'Eso no es un código completo, o tiene un error. Son 17 letras y números, como ABCD-EFGH-JKMN-PQRS-X.';

function findError(texto: string): string | undefined {
  if (texto.trim() === '') return explainRequired(CODIGO);
  return parseCodigo(texto) ? undefined : NO_ES;
}

/** Opens a certificate by the code somebody reads from paper. */
export function CodigoForm({ inicial = '' }: { readonly inicial?: string }) {
  const navigate = useNavigate();
  const form = useRuledForm({
    initial: { codigo: inicial },
    // It saves nothing: its only purpose is to open the certificate.
    isLeftFreely: true,
    tellsAtFields: true,
    findErrors: ({ codigo }) => ({ codigo: findError(codigo) }),
    onSend: async ({ codigo }) => {
      const leido = parseCodigo(codigo);
      if (leido) await navigate(toCertificado(leido));
    },
  });

  return (
    <form className={styles['codigo']} onSubmit={form.onSubmit} noValidate>
      <TextInput
        label={CODIGO}
        hint="Está al lado del código QR. Da igual si usa guiones o minúsculas."
        required
        autoComplete="off"
        maxLength={LIMITES_CERTIFICADO.codigo}
        {...bindField(form, 'codigo')}
      />
      <Button type="submit" variant="secondary" icon={<Search size={18} />}>
        Ver certificado
      </Button>
    </form>
  );
}
