import { Button, ButtonLink } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { toCertificado } from '../../contract/certificados.paths.ts';
import type { CertificadoListado } from '../../contract/index.ts';
import { PASO_CERTIFICADO, type PasoCertificado } from '../../contract/terms.ts';
import { listBotonesCertificado } from '../../rules/ciclo-certificado.ts';
import styles from './certificados.module.css';
import { usePasoCertificado } from './use-paso-certificado.ts';

const PUBLICO = 'Cualquiera leerá el motivo en la página del certificado: no escriba datos personales.';

const MOTIVOS = {
  suspender: {
    title: '¿Suspender el certificado?',
    label: 'Motivo de la suspensión',
    message: `Deja de valer desde ahora y se avisa a la entidad. ${PUBLICO}`,
    confirmLabel: 'Suspender',
    tone: 'warn',
  },
  levantar: {
    title: '¿Levantar la suspensión?',
    label: 'Por qué se levanta',
    message: 'El certificado vuelve a valer desde ahora y se avisa a la entidad.',
    confirmLabel: 'Levantar la suspensión',
    tone: 'warn',
  },
  'pedir-revocacion': {
    title: '¿Pedir la revocación?',
    label: 'Motivo de la revocación',
    message: `Nada cambia hasta que otra persona la decida. ${PUBLICO}`,
    confirmLabel: 'Pedir la revocación',
    tone: 'warn',
  },
} as const;

const PREGUNTAS = {
  revocar: {
    title: '¿Revocar el certificado?',
    confirmLabel: 'Revocar',
  },
  'descartar-revocacion': {
    title: '¿Descartar la revocación?',
    confirmLabel: 'Descartar la revocación',
  },
} as const;

function explain(paso: keyof typeof PREGUNTAS, motivo: string): string {
  return paso === 'revocar'
    ? `Deja de valer para siempre y se avisa a la entidad. No se puede deshacer. Motivo: ${motivo}`
    : `El certificado queda como estaba. Motivo que se pidió: ${motivo}`;
}

/** The page of a certificate, and the steps that fit its state and the person. */
export function AccionesCertificado({ certificado }: { readonly certificado: CertificadoListado }) {
  const { numero, codigo, estado, acciones, revocacionPedida } = certificado;
  const modals = useModal();
  const { move, isSaving } = usePasoCertificado(certificado);
  const isCertificador = Object.values(acciones).some(({ allowed }) => allowed);

  async function choose(paso: PasoCertificado): Promise<void> {
    if (paso === 'revocar' || paso === 'descartar-revocacion') {
      const message = explain(paso, revocacionPedida?.motivo ?? '');
      const isSure = await modals.ask({ cancelLabel: 'Volver', ...PREGUNTAS[paso], message });
      if (isSure) await move(paso);
      return;
    }
    await modals.askText({ cancelLabel: 'Volver', ...MOTIVOS[paso], send: (motivo) => move(paso, motivo) });
  }

  return (
    <span className={styles['acciones']}>
      <ButtonLink variant="neutral" size="small" to={toCertificado(codigo)}>
        Ver <span className="sr">{numero}</span>
      </ButtonLink>
      {isCertificador
        ? listBotonesCertificado(estado, revocacionPedida !== null).map(({ paso, esPrincipal }) => (
            <Button
              key={paso}
              size="small"
              variant={esPrincipal ? 'danger' : 'neutral'}
              blocked={acciones[paso]}
              busy={isSaving && 'Guardando'}
              onClick={() => void choose(paso)}
            >
              {PASO_CERTIFICADO[paso]} <span className="sr">{numero}</span>
            </Button>
          ))
        : null}
    </span>
  );
}
