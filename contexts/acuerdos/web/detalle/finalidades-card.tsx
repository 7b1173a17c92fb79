import { DATO_PERSONAL } from '@marco/elementos-de-dato/terms';
import { BASE_DATO_PERSONAL } from '@marco/solicitudes/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { useModal } from '@marco/web-kit/modal';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AcuerdoDeConsumo, FinalidadDeAcuerdo } from '../../contract/index.ts';
import { LIMITES_ACUERDO } from '../../contract/terms.ts';
import { FinalidadDialog } from '../formulario/finalidad-dialog.tsx';
import { useSaveAcuerdo } from '../formulario/use-save-acuerdo.ts';
import styles from './detalle.module.css';

/** What the data are for and which: each purpose is added, changed and taken out while the request is written. */
export function FinalidadesCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { finalidades, puede } = acuerdo;
  const [lugar, setLugar] = useState<number | null>(null);
  const puedeEditar = puede.editar.allowed;
  const cabeOtra = finalidades.length < LIMITES_ACUERDO.finalidades;
  return (
    <Card
      title="Para qué y qué datos"
      aside={
        puedeEditar && cabeOtra ? (
          <Button
            variant="neutral"
            size="small"
            icon={<Plus size={16} />}
            onClick={() => setLugar(finalidades.length)}
          >
            Agregar finalidad
          </Button>
        ) : null
      }
    >
      {finalidades.length === 0 ? (
        <EmptyState
          title="Aún no hay finalidades"
          text="Cada finalidad dice para qué se usan los datos, la norma que la sustenta, cuáles y cuántas consultas al día."
        />
      ) : (
        finalidades.map((finalidad, place) => (
          <Finalidad
            key={finalidad.id}
            acuerdo={acuerdo}
            finalidad={finalidad}
            place={place}
            onEdit={puedeEditar ? () => setLugar(place) : undefined}
          />
        ))
      )}
      {lugar === null ? null : (
        <FinalidadDialog acuerdo={acuerdo} lugar={lugar} onClose={() => setLugar(null)} />
      )}
    </Card>
  );
}

interface FinalidadProps {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly finalidad: FinalidadDeAcuerdo;
  readonly place: number;
  readonly onEdit: (() => void) | undefined;
}

const presentCantidad = (cantidad: number | null) => (cantidad === null ? null : formatNumber(cantidad));

/** What was granted beside what was asked for, where it is less. */
function presentVolumen({ volumenDiario, volumenConcedido }: FinalidadDeAcuerdo): string | null {
  if (volumenDiario === null) return null;
  return volumenConcedido === null || volumenConcedido === volumenDiario
    ? formatNumber(volumenDiario)
    : `${formatNumber(volumenConcedido)} concedidas de ${formatNumber(volumenDiario)} pedidas`;
}

function Finalidad({ acuerdo, finalidad, place, onEdit }: FinalidadProps) {
  const { titulo, descripcion, norma, base, personasConAcceso, retencionDias, campos } = finalidad;
  const porId = new Map(acuerdo.campos.map((campo) => [campo.id, campo]));
  return (
    <section className={styles['finalidad']}>
      <h3>
        {place + 1}. {titulo}
      </h3>
      {descripcion === '' ? null : <p className={styles['texto']}>{descripcion}</p>}
      <FactSheet>
        <Fact name="Norma">{norma}</Fact>
        <Fact name="Base para datos personales">{base === null ? null : BASE_DATO_PERSONAL[base]}</Fact>
        <Fact name="Consultas al día">{presentVolumen(finalidad)}</Fact>
        <Fact name="Personas con acceso">{presentCantidad(personasConAcceso)}</Fact>
        <Fact name="Días que se guardan">{presentCantidad(retencionDias)}</Fact>
        <Fact name="Datos">
          {formatNumber(campos.length)} de {formatNumber(acuerdo.campos.length)}
        </Fact>
      </FactSheet>
      <LineList>
        {campos.map(({ campoId, justificacion }) => {
          const campo = porId.get(campoId);
          return (
            <li key={campoId}>
              <b>{campo?.nombre ?? 'Un dato que el servicio ya no entrega'}</b>
              {campo === undefined ? null : <code>{campo.ruta}</code>}
              {campo === undefined || campo.datoPersonal === 'no' ? null : (
                <Chip tone="yellow">{DATO_PERSONAL[campo.datoPersonal]}</Chip>
              )}
              {justificacion === '' ? null : <LineNote>{justificacion}</LineNote>}
            </li>
          );
        })}
      </LineList>
      {onEdit === undefined ? null : <Botones acuerdo={acuerdo} place={place} onEdit={onEdit} />}
    </section>
  );
}

function Botones({
  acuerdo,
  place,
  onEdit,
}: {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly place: number;
  readonly onEdit: () => void;
}) {
  const modals = useModal();
  const { save, isSaving } = useSaveAcuerdo(acuerdo);
  const titulo = acuerdo.finalidades[place]?.titulo ?? '';

  async function remove(): Promise<void> {
    const sure = await modals.ask({
      title: '¿Quitar la finalidad?',
      message: `«${titulo}» y los datos que pide salen de la petición.`,
      confirmLabel: 'Quitar',
    });
    if (sure)
      await save(
        { finalidades: acuerdo.finalidades.filter((_, other) => other !== place) },
        'Se quitó la finalidad.',
      );
  }

  return (
    <div className={styles['botones']} data-print="hide">
      <Button variant="neutral" size="small" onClick={onEdit}>
        Editar <span className="sr">{titulo}</span>
      </Button>
      <Button variant="ghost" size="small" busy={isSaving && 'Quitando'} onClick={() => void remove()}>
        Quitar <span className="sr">{titulo}</span>
      </Button>
    </div>
  );
}
