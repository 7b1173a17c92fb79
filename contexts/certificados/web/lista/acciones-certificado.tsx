import { LOCALE } from '@marco/country/zone';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { MenuButton } from '@marco/web-kit/menu-button';
import { useModal } from '@marco/web-kit/modal';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { toCertificado } from '../../contract/certificados.paths.ts';
import type { CertificadoListado } from '../../contract/index.ts';
import { CAUSA_CERTIFICADO, PASO_CERTIFICADO, type PasoCertificado } from '../../contract/terms.ts';
import { listBotonesCertificado } from '../../rules/ciclo-certificado.ts';
import styles from './certificados.module.css';
import { type AccionConRazon, isConRazon, RazonDialog } from './razon-dialog.tsx';
import { usePasoCertificado } from './use-paso-certificado.ts';

const LISTA = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

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

/** What somebody asked for, and what follows from it: the levels above stop, or the version leaves its own. */
function explain(
  paso: keyof typeof PREGUNTAS,
  { revocacionPedida, superiores, nivel }: CertificadoListado,
): string {
  const { causa = null, motivo = '' } = revocacionPedida ?? {};
  const pedido = `${causa === null ? '' : `Causa: ${CAUSA_CERTIFICADO[causa]}. `}Motivo: ${motivo}`;
  if (paso === 'descartar-revocacion') return `El certificado queda como estaba. ${pedido}`;
  const version =
    superiores.length > 0
      ? `También se suspenden ${LISTA.format(superiores)}, de la misma versión.`
      : `La versión del servicio deja el nivel ${nivel}.`;
  return `Deja de valer para siempre y se avisa a la entidad. No se puede deshacer. ${version} ${pedido}`;
}

/** The page of a certificate, and the steps that fit its state and the person. */
export function AccionesCertificado({ certificado }: { readonly certificado: CertificadoListado }) {
  const { numero, codigo, estado, acciones, revocacionPedida, suspensionPropuesta, proponer } = certificado;
  const [enDialogo, setEnDialogo] = useState<AccionConRazon | null>(null);
  const modals = useModal();
  const { move, isSaving } = usePasoCertificado(certificado);
  const isCertificador = Object.values(acciones).some(({ allowed }) => allowed);
  const botones = isCertificador
    ? listBotonesCertificado(estado, {
        hayPedido: revocacionPedida !== null,
        hayPropuesta: suspensionPropuesta !== null,
      })
    : [];

  async function choose(paso: PasoCertificado): Promise<void> {
    if (isConRazon(paso)) {
      setEnDialogo(paso);
      return;
    }
    const message = explain(paso, certificado);
    const isSure = await modals.ask({ cancelLabel: 'Volver', ...PREGUNTAS[paso], message });
    if (isSure) await move(paso);
  }

  return (
    <span className={styles['acciones']}>
      <ButtonLink variant="neutral" size="small" to={toCertificado(codigo)}>
        Ver <span className="sr">{numero}</span>
      </ButtonLink>
      {proponer.allowed ? (
        <Button variant="neutral" size="small" onClick={() => setEnDialogo('proponer-suspension')}>
          Proponer suspensión <span className="sr">de {numero}</span>
        </Button>
      ) : null}
      {botones.length === 0 ? null : (
        <MenuButton
          variant="neutral"
          label={`Certificado ${numero}`}
          busy={isSaving && 'Guardando'}
          items={botones.map(({ paso, esPrincipal }) => ({
            id: paso,
            label: PASO_CERTIFICADO[paso],
            isDanger: esPrincipal,
            blocked: acciones[paso],
            onSelect: () => void choose(paso),
          }))}
        >
          Acciones <ChevronDown size={16} aria-hidden="true" />
        </MenuButton>
      )}
      {enDialogo === null ? null : (
        <RazonDialog certificado={certificado} accion={enDialogo} onClose={() => setEnDialogo(null)} />
      )}
    </span>
  );
}
