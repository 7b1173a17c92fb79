import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { toInforme } from '@marco/conformidad/paths';
import { VEREDICTOS } from '@marco/conformidad/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DatePicker } from '@marco/web-kit/date-picker';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { isSameData } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LIMITES_NIVEL_DOS, TECNOLOGIA } from '../../contract/terms.ts';
import { ArchivoField } from '../formulario/archivo-field.tsx';
import styles from '../formulario/formulario.module.css';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import { countDiferencias, countObligatorios } from './correspondencia.ts';
import { ETAPAS_NIVEL_DOS, type EtapaNivelDos } from './etapas-nivel-dos.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { countMensajes } from './mensajes.ts';
import type { FormularioDeNivelDos } from './use-formulario-nivel-dos.ts';
import { listCamposDe, NOMBRES_NIVEL_DOS, type ValoresNivelDos } from './valores-nivel-dos.ts';

interface EtapaAprobacionProps {
  readonly formulario: FormularioDeNivelDos;
  /** What it lacks, each with the step it is written in. */
  readonly pendientes: readonly { readonly paso: EtapaNivelDos; readonly mensaje: string }[];
}

/** What the entity says of what it built, and everything as it will be filed, with what is missing. */
export function EtapaAprobacion({ formulario, pendientes }: EtapaAprobacionProps) {
  return (
    <>
      {pendientes.length === 0 ? (
        <Notice tone="ok">La solicitud está completa: ya la puede radicar.</Notice>
      ) : (
        <Notice tone="warn">
          Para radicar la solicitud falta:
          <ul className={styles['missing']}>
            {pendientes.map(({ paso, mensaje }) => (
              <li key={`${paso} ${mensaje}`}>
                <Link to={{ search: `?paso=${paso}` }}>{mensaje}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ConstanciaCard formulario={formulario} />
      <LoQueSeRadica formulario={formulario} />
    </>
  );
}

function ConstanciaCard({ formulario }: Pick<EtapaAprobacionProps, 'formulario'>) {
  const { guardada, diligenciamiento, documento: carga } = formulario;
  const { values: valores, saved, change } = diligenciamiento;
  const { constancia, observaciones } = valores;
  const { lectorAprueba } = getNivelDos(guardada).constancia;
  /** Whose it is follows from the person who writes it last: the server says the same once it is saved. */
  function write(part: Partial<ValoresNivelDos['constancia']>): void {
    const { deAprobador } = saved.constancia;
    const next = { ...constancia, ...part, deAprobador };
    const isAsItWas = deAprobador && isSameData(next, saved.constancia);
    change({ constancia: { ...next, deAprobador: lectorAprueba || isAsItWas } });
  }
  return (
    <Card title="Constancia de la entidad" aside="Los campos con * son obligatorios">
      <div className={styles['stack']}>
        <p>
          Su entidad declara que construyó y probó el servicio, y que el contrato y los mensajes son los
          suyos. {explainAutor(lectorAprueba)}
        </p>
        {lectorAprueba && isPorConfirmar(constancia) ? (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={<CircleCheck size={16} />}
              onClick={() => write({})}
            >
              Confirmar la constancia
            </Button>
          </div>
        ) : null}
        <FormGrid>
          <FormCell span={6}>
            <TextInput
              label="Responsable"
              required
              autoComplete="off"
              maxLength={LIMITES_NIVEL_DOS.responsable}
              value={constancia.responsable}
              onChange={(responsable) => write({ responsable })}
            />
            <MarcasEnLugar lugar="aprobacion.responsable" />
          </FormCell>
          <FormCell span={6}>
            <TextInput
              label="Cargo"
              required
              autoComplete="off"
              maxLength={LIMITES_NIVEL_DOS.cargo}
              value={constancia.cargo}
              onChange={(cargo) => write({ cargo })}
            />
            <MarcasEnLugar lugar="aprobacion.cargo" />
          </FormCell>
          <FormCell span={6}>
            <DatePicker
              label="Fecha de la aprobación"
              required
              value={constancia.fecha}
              onChange={(fecha) => write({ fecha })}
            />
            <MarcasEnLugar lugar="aprobacion.fecha" />
          </FormCell>
        </FormGrid>
        <ArchivoField
          label="Documento de la constancia"
          documento={constancia.documento}
          carga={carga}
          extensiones={EXTENSIONES_DOCUMENTO}
          alQuitar="Deja de sustentar la solicitud cuando la guarde."
          onQuitar={() => write({ documento: null })}
        />
        <MarcasEnLugar lugar="aprobacion.documento" />
        <Textarea
          label={NOMBRES_NIVEL_DOS.observaciones}
          optional
          rows={3}
          maxLength={LIMITES_NIVEL_DOS.observaciones}
          value={observaciones}
          onChange={(texto) => change({ observaciones: texto })}
        />
        <MarcasEnLugar lugar="aprobacion.observaciones" />
      </div>
    </Card>
  );
}

const explainAutor = (lectorAprueba: boolean) =>
  lectorAprueba
    ? 'Usted aprueba por la entidad: la que escriba o confirme no necesita documento.'
    : 'La escribe quien aprueba por la entidad, o se adjunta el documento que lo dice.';

/** Whole, and written by somebody whose word alone is not enough. */
function isPorConfirmar({
  responsable,
  cargo,
  fecha,
  documento,
  deAprobador,
}: ValoresNivelDos['constancia']): boolean {
  const isWhole = [responsable, cargo, fecha].every((texto) => texto.trim() !== '');
  return isWhole && documento === null && !deAprobador;
}

function LoQueSeRadica({
  formulario: { guardada, diligenciamiento },
}: Pick<EtapaAprobacionProps, 'formulario'>) {
  const { values: valores } = diligenciamiento;
  const { contrato, tecnologia, vinculos } = valores;
  const { servicioVersion, arbol, mensajes, informe } = getNivelDos(guardada);
  const obligatorios = countObligatorios(listCamposDe(arbol), vinculos);
  const probados = countMensajes(arbol, mensajes);
  const diferencias = countDiferencias(valores.diferencias);
  return (
    <Card
      title="Lo que se radica"
      aside={
        <Button variant="neutral" size="small" icon={<Printer size={16} />} onClick={() => window.print()}>
          Imprimir
        </Button>
      }
    >
      <FactSheet>
        <Fact name="Servicio y versión" wide>
          {guardada.servicioNombre}, {servicioVersion.numero}
        </Fact>
        <Parte paso="contrato" name="Contrato">
          {contrato === null ? 'Sin contrato' : contrato.nombre}
          {tecnologia === '' ? '' : `. ${TECNOLOGIA[tecnologia]}`}
        </Parte>
        <Parte paso="correspondencia" name="Correspondencia">
          {count(obligatorios)} {obligatorios.total === 1 ? 'obligatorio' : 'obligatorios'} con lugar
          {diferencias === 0
            ? ', ninguna diferencia declarada'
            : `, ${formatNumber(diferencias)} ${diferencias === 1 ? 'diferencia declarada' : 'diferencias declaradas'}`}
        </Parte>
        <Parte paso="mensajes" name="Mensajes">
          {count(probados)} comprobados
        </Parte>
        <Parte paso="mensajes" name="Informe del banco">
          {informe === null ? (
            'Sin ejecutar'
          ) : (
            <>
              {VEREDICTOS[informe.veredicto]}. <Link to={toInforme(informe.id)}>Ver el informe</Link>
            </>
          )}
        </Parte>
      </FactSheet>
    </Card>
  );
}

interface ParteProps {
  readonly paso: EtapaNivelDos;
  readonly name: string;
  readonly children: ReactNode;
}

/** A part with the way to the step it is written in. */
function Parte({ paso, name, children }: ParteProps) {
  const etapa = ETAPAS_NIVEL_DOS.find(({ id }) => id === paso)?.nombre ?? '';
  return (
    <Fact name={name} wide>
      {children}{' '}
      <Link to={{ search: `?paso=${paso}` }} data-print="hide">
        Cambiar<span className="sr"> en el paso {etapa}</span>
      </Link>
    </Fact>
  );
}

const count = ({ parte, total }: { readonly parte: number; readonly total: number }) =>
  `${formatNumber(parte)} de ${formatNumber(total)}`;
