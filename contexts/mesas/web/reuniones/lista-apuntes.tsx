import { presentWorkingDays } from '@marco/contract-kit/term-text';
import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { formatWeekdayDate } from '@marco/web-kit/format';
import type { GestionReunion } from '../../contract/index.ts';
import type { Apunte } from '../../rules/apuntes/apuntes.ts';
import type { CompromisoDicho } from '../../rules/apuntes/compromiso-dicho.ts';
import styles from './apuntes.module.css';
import type { Apuntes } from './use-apuntes.ts';

interface ListaApuntesProps {
  /** Name of the field they stand in. */
  readonly campo: string;
  readonly esperan: readonly Apunte[];
  readonly entidades: GestionReunion['entidades'];
  readonly apuntes: Apuntes;
}

/** The lines of a field that wait to be noted, with what will be written of each. */
export function ListaApuntes({ campo, esperan, entidades, apuntes }: ListaApuntesProps) {
  return (
    <>
      <p className="sr" role="status">
        {esperan.length === 0 ? '' : presentCuantas(esperan.length)}
      </p>
      {esperan.length === 0 ? null : (
        <ul className={styles['apuntes']} aria-label={`Por agregar de ${campo}`} data-print="hide">
          {esperan.map((apunte) => (
            <li
              key={`${apunte.lugar} ${apunte.clase}`}
              className={apunte.clase === 'compromiso' ? styles['compromiso'] : undefined}
            >
              {apunte.clase === 'decision' ? (
                <Decision apunte={apunte} apuntes={apuntes} />
              ) : (
                <Compromiso apunte={apunte} entidades={entidades} apuntes={apuntes} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How many lines wait, for who does not see them appear. */
function presentCuantas(cuantas: number): string {
  return cuantas === 1 ? 'Hay una línea por agregar.' : `Hay ${cuantas} líneas por agregar.`;
}

interface FilaProps {
  readonly apunte: Apunte;
  readonly apuntes: Apuntes;
}

function Decision({ apunte, apuntes }: FilaProps) {
  return (
    <>
      <div>
        <Chip tone="blue">Decisión</Chip>
        <p>{apunte.texto}</p>
      </div>
      <span className={styles['botones']}>
        <Agregar apunte={apunte} apuntes={apuntes} texto="Agregar" />
      </span>
    </>
  );
}

function Compromiso({ apunte, apuntes, entidades }: FilaProps & Pick<ListaApuntesProps, 'entidades'>) {
  const dicho = apuntes.readDicho(apunte);
  return (
    <>
      <div>
        <Chip tone="yellow">Compromiso</Chip>
        <p>{dicho?.descripcion ?? apunte.texto}</p>
        {dicho ? <Dicho dicho={dicho} entidades={entidades} /> : null}
      </div>
      {dicho ? (
        <span className={styles['botones']}>
          {dicho.idEntidad === null ? null : (
            <Button variant="ghost" size="small" onClick={() => apuntes.open({ apunte, dicho })}>
              Cambiar <span className="sr">el compromiso {dicho.descripcion}</span>
            </Button>
          )}
          <Agregar
            apunte={apunte}
            apuntes={apuntes}
            texto={dicho.idEntidad === null ? 'Completar' : 'Agregar'}
          />
        </span>
      ) : null}
    </>
  );
}

/** Who and when, as it was read in the line. */
function Dicho({
  dicho,
  entidades,
}: { readonly dicho: CompromisoDicho } & Pick<ListaApuntesProps, 'entidades'>) {
  const { idEntidad, idResponsable, responsable, dia, diasHabiles } = dicho;
  const entidad = entidades.find(({ id }) => id === idEntidad)?.nombre;
  return (
    <p className={styles['dicho']}>
      {entidad === undefined ? (
        <b>Falta quién responde</b>
      ) : (
        <span>
          {idResponsable === null ? '' : `${responsable}, `}
          {presentEntidad(entidad)}
        </span>
      )}
      <span>
        Vence el {formatWeekdayDate(dia)}, {presentWorkingDays(diasHabiles)}
      </span>
    </p>
  );
}

function Agregar({ apunte, apuntes, texto }: FilaProps & { readonly texto: string }) {
  const isSaving = apuntes.saving?.linea === apunte.linea && apuntes.saving.lugar === apunte.lugar;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isSaving && 'Guardando'}
      onClick={() => void apuntes.record(apunte)}
    >
      {texto} <span className="sr">{apunte.texto}</span>
    </Button>
  );
}
