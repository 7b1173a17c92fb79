import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import type { PapelMensaje } from '@marco/servicios/terms';
import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { LIMITES_NIVEL_DOS } from '../../contract/terms.ts';
import styles from './correspondencia.module.css';
import { type CampoMostrado, presentRuta } from './correspondencia.ts';
import type { LugarOfrecido } from './correspondencia-propuesta.ts';
import { EN_PAPEL } from './papel.ts';

interface FilaCampoProps {
  readonly campo: CampoMostrado;
  readonly papel: PapelMensaje;
  /** Places of its message in the contract. */
  readonly lugares: readonly LugarOfrecido[];
  /** The place it has; empty for none. */
  readonly ruta: string;
  readonly isSinLugar: boolean;
  /** Where the product found it; null where nothing looks like it. */
  readonly propuesta: string | null;
  /** Why its petition accepts less than the element; null where no difference is declared. */
  readonly motivo: string | null;
  /** A save was tried: what it broke on is told. */
  readonly wasTried: boolean;
  readonly onLugar: (campoId: number, ruta: string) => void;
  readonly onMotivo: (campoId: number, motivo: string | null) => void;
}

/** A field with the place that stands for it; a message may have hundreds, so that it is drawn again by itself alone. */
export const FilaCampo = memo(function FilaCampo(props: FilaCampoProps) {
  const { campo, papel, lugares, ruta, isSinLugar, propuesta, motivo, wasTried, onLugar, onMotivo } = props;
  const { id, nombreLocal, nivel, dentroDe, obligatorio, elemento } = campo;
  const lugar = lugares.find((uno) => uno.ruta === ruta);
  const isPerdido = ruta !== '' && lugar === undefined;
  const donde = `${nombreLocal} ${EN_PAPEL[papel]}`;
  // Who comes back to the step finds its heading, not the first reason that is missing.
  const wasDeclared = useRef(false);
  function declare(): void {
    wasDeclared.current = true;
    onMotivo(id, '');
  }
  return (
    <li
      className={classNames(styles['row'], (isSinLugar || isPerdido) && styles['open'])}
      data-campo={id}
      data-sin-lugar={isSinLugar || isPerdido}
    >
      <div className={styles['field']} style={{ '--depth': nivel - 1 } as CSSProperties}>
        <b>{nombreLocal}</b>
        {obligatorio ? <span className={styles['badge']}>Obligatorio</span> : null}
        <small>
          {dentroDe.length === 0 ? null : `${dentroDe.join(' › ')} › `}
          <Link to={toVersionElemento(elemento.versionId)}>
            {elemento.identificador} {elemento.version}
          </Link>
          {elemento.nuevaMayor ? <span className={styles['newer']}>Existe una versión mayor</span> : null}
        </small>
      </div>
      <div className={styles['place']}>
        <LugarField
          label={`Lugar de ${donde}`}
          placeholder={obligatorio ? 'Elija un lugar' : 'Sin lugar'}
          lugares={lugares}
          ruta={ruta}
          onChange={(next) => onLugar(id, next)}
        />
        <small>{explainLugar({ ruta, lugar, propuesta, obligatorio })}</small>
      </div>
      <div className={styles['state']}>
        <Estado isSinLugar={isSinLugar} isPerdido={isPerdido} ruta={ruta} />
        {papel === 'peticion' && motivo === null && lugar !== undefined ? (
          <Button variant="ghost" size="small" onClick={declare}>
            Declarar una diferencia<span className="sr"> de {donde}</span>
          </Button>
        ) : null}
      </div>
      {motivo === null ? null : (
        <Diferencia
          nombre={nombreLocal}
          donde={donde}
          motivo={motivo}
          takesFocus={wasDeclared.current}
          wasTried={wasTried}
          onMotivo={(texto) => onMotivo(id, texto)}
        />
      )}
    </li>
  );
});

/** So many places are read at a glance; of more, one is found by a part of its name. */
const LUGARES_A_LA_VISTA = 60;

interface LugarFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly lugares: readonly LugarOfrecido[];
  readonly ruta: string;
  readonly onChange: (ruta: string) => void;
}

/** The place of a field among those of its message. */
function LugarField({ label, placeholder, lugares, ruta, onChange }: LugarFieldProps) {
  const field = {
    label,
    hideLabel: true,
    placeholder,
    options: toOpciones(lugares, ruta),
    value: ruta,
    onChange,
  };
  return lugares.length > LUGARES_A_LA_VISTA ? <ListCombobox {...field} /> : <Select {...field} small />;
}

interface DiferenciaProps {
  readonly nombre: string;
  readonly donde: string;
  readonly motivo: string;
  /** It was declared a moment ago. */
  readonly takesFocus: boolean;
  readonly wasTried: boolean;
  /** Null takes the difference away. */
  readonly onMotivo: (motivo: string | null) => void;
}

/** Why a petition accepts less than the element; who declares it goes on writing, and who takes it away is back at the place. */
function Diferencia({ nombre, donde, motivo, takesFocus, wasTried, onMotivo }: DiferenciaProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(takesFocus);
  useEffect(() => {
    if (isNew.current) text.current?.focus();
  }, []);
  return (
    <div className={styles['difference']}>
      <Textarea
        ref={text}
        label={`En qué acepta menos ${nombre} que su elemento, y por qué`}
        required
        rows={2}
        maxLength={LIMITES_NIVEL_DOS.motivo}
        hint={`${motivo.length} de ${LIMITES_NIVEL_DOS.motivo} caracteres. El banco la tiene en cuenta al comparar los valores.`}
        value={motivo}
        onChange={onMotivo}
        errors={motivo.trim() === '' ? ['Escriba el motivo de la diferencia, o quítela.'] : []}
        submitted={wasTried}
      />
      <Button
        variant="ghost"
        size="small"
        onClick={(event) => {
          event.currentTarget.closest('li')?.querySelector('select')?.focus();
          onMotivo(null);
        }}
      >
        Quitar la diferencia<span className="sr"> de {donde}</span>
      </Button>
    </div>
  );
}

/** The places of the message; what was chosen and is none of them stays on show until another one is chosen. */
function toOpciones(lugares: readonly LugarOfrecido[], ruta: string) {
  const opciones = lugares.map(({ ruta: suya, linea }) => ({
    value: suya,
    label: presentRuta(suya),
    description: `Línea ${linea}`,
  }));
  return ruta === '' || lugares.some((uno) => uno.ruta === ruta)
    ? opciones
    : [{ value: ruta, label: presentRuta(ruta) }, ...opciones];
}

interface LugarElegido {
  readonly ruta: string;
  readonly lugar: LugarOfrecido | undefined;
  readonly propuesta: string | null;
  readonly obligatorio: boolean;
}

function explainLugar({ ruta, lugar, propuesta, obligatorio }: LugarElegido): string {
  if (lugar) return `Línea ${lugar.linea}${ruta === propuesta ? ', propuesto' : ', elegido'}`;
  if (ruta !== '') return 'El contrato ya no tiene este lugar.';
  if (propuesta !== null) return `El producto propone ${presentRuta(propuesta)}.`;
  return obligatorio ? 'Nada del contrato se le parece en este mensaje.' : 'Puede no estar en el contrato.';
}

function Estado({
  isSinLugar,
  isPerdido,
  ruta,
}: Record<'isSinLugar' | 'isPerdido', boolean> & { readonly ruta: string }) {
  if (isSinLugar || isPerdido)
    return (
      <span className={styles['missing']}>
        <TriangleAlert size={16} aria-hidden />
        {isPerdido ? 'Lugar perdido' : 'Falta el lugar'}
      </span>
    );
  if (ruta === '') return <span className={styles['none']}>Sin lugar</span>;
  return (
    <span className={styles['done']}>
      <CircleCheck size={16} aria-hidden />
      Con lugar
    </span>
  );
}
