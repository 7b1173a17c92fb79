import { Button } from '@marco/web-kit/button';
import { CampoCodigo, useCodigo } from './campo-codigo.tsx';
import styles from './segundo-factor.module.css';
import { useVerifySegundoFactor } from './use-segundo-factor.ts';

/** Asks for a code of the enrolled application, or a recovery code. */
export function Verificacion({ onVerificado }: { readonly onVerificado: () => void }) {
  const { mutateAsync } = useVerifySegundoFactor();
  const form = useCodigo(async (codigo) => {
    await mutateAsync(codigo);
    onVerificado();
  });
  return (
    <form className={styles['bloque']} noValidate onSubmit={form.onSubmit}>
      <CampoCodigo form={form} />
      <p className={styles['ayuda']}>
        ¿No tiene su aplicación ni sus códigos? Pida a otra persona que administre usuarios en el ministerio
        que libere su segundo factor.
      </p>
      <div className={styles['acciones']}>
        <Button type="submit" busy={form.isSending && 'Verificando'}>
          Continuar
        </Button>
      </div>
    </form>
  );
}
