import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Select } from '@marco/web-kit/select';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LIMITES_EXPLORADOR } from '../../contract/explorador.terms.ts';
import type { ConjuntoExplorable, EstadoExplorador } from '../../contract/index.ts';
import { toEstadoInicial } from './estado-inicial.ts';
import styles from './explorador.module.css';
import { useValoresDeDimension } from './use-explorador.ts';

const DatePicker = lazy(async () => ({ default: (await import('@marco/web-kit/date-picker')).DatePicker }));

interface ControlesProps {
  readonly conjuntos: readonly ConjuntoExplorable[];
  readonly conjunto: ConjuntoExplorable;
  readonly estado: EstadoExplorador;
  readonly onChange: (estado: EstadoExplorador) => void;
}

const toOptions = (declared: readonly { readonly codigo: string; readonly nombre: string }[]) =>
  declared.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

/** The list with another code at a place; '' takes that and what follows it away. */
function putAt(codigos: readonly string[], at: number, codigo: string): string[] {
  if (codigo === '') return codigos.slice(0, at);
  const others = codigos.map((uno, place) => (place === at ? codigo : uno));
  return at < codigos.length ? others : [...others, codigo];
}

const LUGARES = ['Dividir por', 'Y por', 'Y también por'] as const;
const CUENTAS = ['Contar', 'Y contar'] as const;

/** Which set, divided by what, counting what, and what of it. Each change shows at once and is in the address. */
export function Controles({ conjuntos, conjunto, estado, onChange }: ControlesProps) {
  const { dimensiones, medidas } = estado;
  return (
    <Card title="Qué se explora" isForScreen>
      <div className={styles['controles']}>
        <Select
          label="Conjunto"
          value={estado.conjunto}
          options={conjuntos.map(({ codigo, titulo }) => ({ value: codigo, label: titulo }))}
          onChange={(codigo) => {
            const otro = conjuntos.find((uno) => uno.codigo === codigo);
            if (otro) onChange({ ...toEstadoInicial(otro), dibujo: estado.dibujo });
          }}
        />
        {LUGARES.slice(0, Math.min(dimensiones.length + 1, LUGARES.length)).map((label, at) => (
          <Select
            key={label}
            label={label}
            value={dimensiones[at] ?? ''}
            {...(at === 0 ? {} : { placeholder: 'Nada más' })}
            options={toOptions(
              conjunto.dimensiones.filter(
                ({ codigo }) => codigo === dimensiones[at] || !dimensiones.includes(codigo),
              ),
            )}
            onChange={(codigo) => onChange({ ...estado, dimensiones: putAt(dimensiones, at, codigo) })}
          />
        ))}
        {CUENTAS.map((label, at) => (
          <Select
            key={label}
            label={label}
            value={medidas[at] ?? ''}
            {...(at === 0 ? {} : { placeholder: 'Nada más' })}
            options={toOptions(
              conjunto.medidas.filter(({ codigo }) => codigo === medidas[at] || !medidas.includes(codigo)),
            )}
            onChange={(codigo) => onChange({ ...estado, medidas: putAt(medidas, at, codigo) })}
          />
        ))}
        <Periodo conjunto={conjunto} estado={estado} onChange={onChange} />
        <FiltroNuevo conjunto={conjunto} estado={estado} onChange={onChange} />
      </div>
      <FiltrosPuestos conjunto={conjunto} estado={estado} onChange={onChange} />
    </Card>
  );
}

type FiltrosProps = Omit<ControlesProps, 'conjuntos'>;

const PERIODOS = [
  { value: '', label: 'Todo' },
  { value: 'dias', label: 'Entre dos días' },
];

/** The days of the records; the calendar comes with who asks for days. */
function Periodo({ conjunto: { periodo }, estado, onChange }: FiltrosProps) {
  const { desde = null, hasta = null } = estado;
  const [isOpen, setOpen] = useState(desde !== null || hasta !== null);
  if (periodo === null) return null;
  return (
    <>
      <Select
        label={periodo}
        value={isOpen ? 'dias' : ''}
        options={PERIODOS}
        onChange={(value) => {
          setOpen(value !== '');
          if (value === '' && (desde !== null || hasta !== null))
            onChange({ ...estado, desde: null, hasta: null });
        }}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          {(['desde', 'hasta'] as const).map((campo) => (
            <DatePicker
              key={campo}
              label={`${periodo}, ${campo}`}
              value={estado[campo] ?? ''}
              onChange={(dia) => onChange({ ...estado, [campo]: dia === '' ? null : dia })}
            />
          ))}
        </Suspense>
      ) : null}
    </>
  );
}

function FiltroNuevo({ conjunto, estado, onChange }: FiltrosProps) {
  const [dimension, setDimension] = useState('');
  const valores = useValoresDeDimension(estado, dimension, conjunto.medidas[0]?.codigo ?? '');
  const puestos = estado.filtros.find((uno) => uno.dimension === dimension)?.valores ?? [];
  const isFull = estado.filtros.length >= LIMITES_EXPLORADOR.filtros;
  const libres = isFull
    ? conjunto.dimensiones.filter(({ codigo }) => estado.filtros.some((uno) => uno.dimension === codigo))
    : conjunto.dimensiones;
  const add = (valor: string) => {
    const filtro = { dimension, valores: [...puestos, valor] };
    const otros = estado.filtros.filter((uno) => uno.dimension !== dimension);
    onChange({ ...estado, filtros: [...otros, filtro] });
  };
  return (
    <>
      <Select
        label="Filtrar por"
        placeholder="Ningún filtro más"
        value={dimension}
        options={toOptions(libres)}
        onChange={setDimension}
      />
      {dimension === '' ? null : (
        <Select
          label="Agregar valor"
          placeholder={valores.data ? 'Elija un valor' : 'Cargando valores'}
          value=""
          options={(valores.data?.filas ?? []).flatMap(({ claves: [clave = ''], nombres: [nombre = ''] }) =>
            puestos.includes(clave) || clave === '' ? [] : [{ value: clave, label: nombre }],
          )}
          onChange={add}
        />
      )}
    </>
  );
}

function FiltrosPuestos({ conjunto, estado, onChange }: FiltrosProps) {
  if (estado.filtros.length === 0) return null;
  return (
    <ul className={styles['filtros']} aria-label="Filtros puestos">
      {estado.filtros.map((filtro) => (
        <FiltroPuesto
          key={filtro.dimension}
          conjunto={conjunto}
          estado={estado}
          filtro={filtro}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}

interface FiltroPuestoProps extends FiltrosProps {
  readonly filtro: EstadoExplorador['filtros'][number];
}

/** Each value by its name, with a press that takes it away. */
function FiltroPuesto({ conjunto, estado, filtro, onChange }: FiltroPuestoProps) {
  const { dimension, valores } = filtro;
  const { data } = useValoresDeDimension(estado, dimension, conjunto.medidas[0]?.codigo ?? '');
  const que = conjunto.dimensiones.find(({ codigo }) => codigo === dimension)?.nombre ?? dimension;
  const remove = (valor: string) => {
    const quedan = valores.filter((uno) => uno !== valor);
    const filtros = estado.filtros.flatMap((uno) => {
      if (uno.dimension !== dimension) return [uno];
      return quedan.length === 0 ? [] : [{ dimension, valores: quedan }];
    });
    onChange({ ...estado, filtros });
  };
  return valores.map((valor) => (
    <li key={valor}>
      <Button variant="neutral" size="small" icon={<X size={14} />} onClick={() => remove(valor)}>
        <span className="sr">Quitar el filtro </span>
        {que}: {data?.filas.find(({ claves }) => claves[0] === valor)?.nombres[0] ?? valor}
      </Button>
    </li>
  ));
}
