import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { Card } from '@marco/web-kit/card';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toCapa } from '../../contract/capas-de-uso.paths.ts';
import type { DetalleCapa, ListasCapas } from '../../contract/index.ts';
import {
  computeEspacioNombres,
  computeSiguiente,
  formatVersion,
  parseVersion,
} from '../../rules/version-capa.ts';
import { CapaNoEncontrada } from '../capa-no-encontrada.tsx';
import { CapaForm } from '../formulario/capa-form.tsx';
import { ConListas } from '../formulario/con-listas.tsx';
import styles from '../formulario/formulario.module.css';
import { useCrearVersion } from '../formulario/use-save-capa.ts';
import { toValores } from '../formulario/valores.ts';
import { useCapaTrail } from '../trail.ts';
import { useCapa } from '../use-capa.ts';

const TITULO = 'Versionar capa de uso';
type Cambio = 'menor' | 'mayor';

/** Makes the next version of a layer; the one in force is frozen (AREA-02). */
export function CreateVersionScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <CapaNoEncontrada /> : <Version key={id} id={id} />;
}

function Version({ id }: { readonly id: number }) {
  usePageTitle(TITULO);
  const capa = useCapa(id);
  useCapaTrail({ nombre: capa.data?.actual.nombre, id, current: TITULO });
  if (isNotFound(capa.error)) return <CapaNoEncontrada />;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={capa.data ? `${capa.data.actual.nombre}, versión ${capa.data.actual.numero}` : undefined}
      />
      <LoadBlock query={capa} subject="la capa de uso">
        {(detalle) => <Formulario detalle={detalle} />}
      </LoadBlock>
    </>
  );
}

function Formulario({ detalle }: { readonly detalle: DetalleCapa }) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(detalle);
  const [cambio, setCambio] = useState<Cambio>('menor');
  const navigate = useNavigate();
  const banner = useBanner();
  const modals = useModal();
  const save = useCrearVersion(initial, cambio === 'mayor');
  const { versionar } = initial.permisos;
  const { numero } = initial.actual;
  const siguiente = formatVersion(computeSiguiente(parseVersion(numero), cambio === 'mayor'));

  function confirm(): Promise<boolean> {
    return modals.ask({
      title: `¿Crear la versión ${siguiente}?`,
      message: `Queda vigente desde hoy. La versión ${numero} pasa a histórica y no se puede volver a ella.`,
      confirmLabel: 'Crear versión',
    });
  }

  if (!versionar.allowed) return <Notice tone="warn">{explainDecision(versionar)}</Notice>;
  return (
    <ConListas>
      {(opciones, listas) => (
        <CapaForm
          inicial={{ ...toValores(initial), fuenteInformacion: '' }}
          parte="version"
          opciones={opciones}
          listas={listas}
          detalle={initial}
          submitLabel="Crear versión"
          cancelTo={toCapa(initial.id)}
          onSend={async (valores) => {
            if (!(await confirm()) || !(await save(valores))) return;
            banner.success('La nueva versión está vigente; la anterior quedó como histórica.');
            await navigate(toCapa(initial.id));
          }}
        >
          <Clase detalle={initial} listas={listas} cambio={cambio} onChange={setCambio} />
        </CapaForm>
      )}
    </ConListas>
  );
}

interface ClaseProps {
  readonly detalle: DetalleCapa;
  readonly listas: ListasCapas;
  readonly cambio: Cambio;
  readonly onChange: (cambio: Cambio) => void;
}

/** Minor or major, with the number and the namespace each would have. */
function Clase({ detalle: { carpeta, actual }, listas, cambio, onChange }: ClaseProps) {
  const now = parseVersion(actual.numero);
  const menor = computeSiguiente(now, false);
  const mayor = computeSiguiente(now, true);
  const espacio =
    cambio === 'menor'
      ? actual.espacioNombres
      : computeEspacioNombres(listas.espacioNombresRaiz, mayor.mayor, carpeta);
  return (
    <Card title="Clase de cambio">
      <div className={styles['explained']}>
        <RadioGroup
          label="Cambio"
          required
          hint="Menor si los mensajes escritos hasta hoy siguen valiendo; mayor si no."
          options={[
            { value: 'menor', label: `Menor: versión ${formatVersion(menor)}` },
            { value: 'mayor', label: `Mayor: versión ${formatVersion(mayor)}` },
          ]}
          value={cambio}
          onChange={onChange}
        />
        <p role="status">Espacio de nombres: {espacio}</p>
      </div>
    </Card>
  );
}
