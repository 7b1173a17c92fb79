import { toCertificado } from '@marco/certificados/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useCreation } from '@marco/web-kit/saved-change';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ComparacionDeNivel, createSolicitudReafirmadaEndpoint } from '../../contract/index.ts';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import type { NivelReafirmable } from '../../contract/terms.ts';
import { ListaComparada } from './lista-comparada.tsx';
import styles from './reafirmacion.module.css';
import { useComparacion } from './use-comparacion.ts';

/** What the one step carries over, by the level. */
const SE_LLEVA: Readonly<Record<NivelReafirmable, readonly string[]>> = {
  1: [
    'las operaciones y los campos, cada uno con el elemento que lo certificó;',
    'las entidades consumidoras, los sistemas, los lenguajes y las bases de datos;',
    'las normas y los documentos, sin cambiarles una letra.',
  ],
  2: [
    'el contrato y el lugar de cada campo en él, con las diferencias declaradas;',
    'los mensajes comprobados, por su huella;',
    'la constancia de la entidad y las observaciones;',
    'un informe nuevo del banco, que debe encontrar lo mismo que se certificó.',
  ],
};

interface ReafirmacionCardProps {
  readonly servicioId: number;
  readonly nivel: NivelReafirmable;
}

/**
 * Whether a level has to be asked for whole again: what was compared, and the one step that reaffirms it. Nothing for a servicio that
 * never had the level.
 */
export function ReafirmacionCard({ servicioId, nivel }: ReafirmacionCardProps) {
  const { data } = useComparacion(servicioId, nivel);
  if (!data?.base?.certificado) return null;
  return <Comparada comparacion={data} base={data.base} servicioId={servicioId} />;
}

interface ComparadaProps {
  readonly comparacion: ComparacionDeNivel;
  readonly base: NonNullable<ComparacionDeNivel['base']>;
  readonly servicioId: number;
}

function Comparada({ comparacion, base, servicioId }: ComparadaProps) {
  const { nivel, comparado, hasta, huella, reafirmar } = comparacion;
  const modals = useModal();
  const create = useCreation(['solicitudes']);
  const [isSending, setSending] = useState(false);
  const cambios = comparado.reduce((suma, grupo) => suma + grupo.cambios.length, 0);
  const isIgual = comparado.length > 0 && cambios === 0;

  async function confirm(): Promise<void> {
    const isSure = await modals.ask({
      title: `¿Reafirmar el nivel ${nivel} sin cambios?`,
      message: `Se presenta una solicitud${hasta === null ? '' : ` para la versión ${hasta.numero}`} con lo que se certificó de la ${base.numero}:`,
      body: (
        <>
          <ul className={styles['lleva']}>
            {SE_LLEVA[nivel].map((parte) => (
              <li key={parte}>{parte}</li>
            ))}
          </ul>
          <p>
            Vale como radicarla y aprobarla por su entidad. El ministerio la certifica, o la reabre para
            estudiarla completa.
          </p>
        </>
      ),
      confirmLabel: 'Reafirmar sin cambios',
    });
    if (!isSure) return;
    setSending(true);
    try {
      const params = { servicioId: String(servicioId), nivel: String(nivel) };
      const body = { huella };
      await create({
        body: { ...params, ...body },
        run: (api, options) =>
          api.call<typeof createSolicitudReafirmadaEndpoint>(
            { method: 'POST', path: '/solicitud/reafirmacion/{servicioId}/{nivel}' },
            { params, body },
            options,
          ),
        done: 'El nivel quedó reafirmado: la solicitud espera la certificación.',
        toRecord: toSolicitud,
      });
    } catch (error) {
      setSending(false);
      await openFailure(modals, error);
    }
  }

  return (
    <Card
      title={`Nivel ${nivel}: ¿cambió algo?`}
      aside={
        comparado.length === 0 ? null : (
          <Chip tone={isIgual ? 'green' : 'yellow'}>{isIgual ? 'Sin cambios' : 'Cambió'}</Chip>
        )
      }
    >
      <p>
        <Resultado comparacion={comparacion} base={base} isIgual={isIgual} />
      </p>
      <ListaComparada comparado={comparado} />
      <Button
        type="button"
        variant="secondary"
        blocked={reafirmar}
        busy={isSending && (nivel === 2 ? 'Ejecutando el banco' : 'Reafirmando')}
        onClick={() => void confirm()}
      >
        Reafirmar sin cambios
      </Button>
    </Card>
  );
}

function Resultado({
  comparacion,
  base,
  isIgual,
}: Omit<ComparadaProps, 'servicioId'> & { readonly isIgual: boolean }) {
  const { certificado, numero } = base;
  const { nivel, comparado } = comparacion;
  if (certificado === null) return null;
  const cual = (
    <>
      la versión {numero} (certificado{' '}
      <Link to={toCertificado(certificado.codigo)}>{certificado.numero}</Link>)
    </>
  );
  if (comparado.length === 0)
    return (
      <>
        Tiene el nivel {nivel} {cual}.
      </>
    );
  return isIgual ? (
    <>
      <b>Sin cambios desde</b> {cual}. El sistema comparó por su huella:
    </>
  ) : (
    <>
      <b>Cambió</b> desde {cual}: el nivel {nivel} se pide entero.
    </>
  );
}
