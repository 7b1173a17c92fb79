import { explainRequired } from '@marco/contract-kit/required-text';
import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { toCertificado } from '../../contract/certificados.paths.ts';
import { LIMITES_CERTIFICADO } from '../../contract/terms.ts';
import { parseCodigo } from '../../rules/codigo-verificacion.ts';
import styles from './comprobacion.module.css';

const NO_ES =
  'Eso no es un código completo, o tiene un error. Son 17 letras y números, como ABCD-EFGH-JKMN-PQRS-X.';

/** Opens a certificate by the code somebody reads from paper. */
export function CodigoForm({ inicial = '' }: { readonly inicial?: string }) {
  const navigate = useNavigate();
  const [texto, setTexto] = useState(inicial);
  const [submitted, setSubmitted] = useState(false);
  const codigo = parseCodigo(texto);
  const errores = texto.trim() === '' ? [explainRequired('Código de verificación')] : codigo ? [] : [NO_ES];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (codigo) void navigate(toCertificado(codigo));
  }

  return (
    <form className={styles['codigo']} onSubmit={submit} noValidate>
      <TextInput
        label="Código de verificación"
        hint="Está al lado del código QR. Da igual si usa guiones o minúsculas."
        required
        autoComplete="off"
        maxLength={LIMITES_CERTIFICADO.codigo}
        value={texto}
        onChange={setTexto}
        errors={errores}
        submitted={submitted}
      />
      <Button type="submit" variant="secondary" icon={<Search size={18} />}>
        Ver certificado
      </Button>
    </form>
  );
}
