import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { toDiccionario } from '@marco/oid/paths';
import { OidEstructura } from '@marco/oid/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Identifier } from '@marco/web-kit/clipboard';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate } from '@marco/web-kit/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ficha, FichaDe, Referencia, ReferenciaElemento } from '../../contract/index.ts';
import { toFicha } from '../../contract/ontologia.paths.ts';
import {
  LENGUAJES_REGLA,
  type Palabra,
  SEVERIDADES,
  TIPOS_DATO,
  TIPOS_DEFINICION,
  TIPOS_EVENTO,
  TIPOS_REGLA,
} from '../../contract/terms.ts';
import { RunReglaForm } from '../reglas/run-regla-form.tsx';
import styles from './detalle.module.css';

/** Another ficha, by its name. */
function Enlace({ palabra, a }: { readonly palabra: Palabra; readonly a: Referencia | null }) {
  return a ? <Link to={toFicha(palabra, a.id)}>{a.nombre}</Link> : null;
}

/** A data element, with its page and its place in the public dictionary. */
function Elementos({ elementos }: { readonly elementos: readonly ReferenciaElemento[] }) {
  if (elementos.length === 0) return null;
  return (
    <ul className={styles['plain']}>
      {elementos.map(({ id, idVersion, nombre, codigo }) => (
        <li key={id}>
          {idVersion === null ? nombre : <Link to={toVersionElemento(idVersion)}>{nombre}</Link>}{' '}
          <code>{codigo}</code>{' '}
          <Link to={toDiccionario(codigo)}>
            Ver en el diccionario <span className="sr">{nombre}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Comunes({ ficha }: { readonly ficha: Ficha }) {
  return (
    <Card title="Identificación">
      <FactSheet>
        <Fact name="Código">
          <code>{ficha.codigo}</code>
        </Fact>
        <Fact name="OID">
          <OidEstructura oid={ficha.oid} oidDetails={ficha.oidDetails} />
        </Fact>
        <Fact name="IRI" wide>
          <Identifier text={ficha.iri} name="el IRI">
            <code className={styles['iri']}>{ficha.iri}</code>
          </Identifier>
        </Fact>
        <Fact name="Versión">{String(ficha.version)}</Fact>
        <Fact name="Autor">{ficha.autor}</Fact>
        <Fact name="Creada el">{formatLongDate(ficha.fechaCreacion)}</Fact>
      </FactSheet>
    </Card>
  );
}

function Definicion({ ficha }: { readonly ficha: FichaDe<'definicion'> }) {
  const { tipo, rangoTipoDato, elemento, sinonimos } = ficha;
  return (
    <Card title="Definición">
      <FactSheet>
        <Fact name="Definición" wide>
          {ficha.definicion}
        </Fact>
        <Fact name="Tipo">{TIPOS_DEFINICION[tipo]}</Fact>
        {tipo === 'clase' ? (
          <Fact name="Clase superior">{enlaceDe('definicion', ficha.claseSuperior)}</Fact>
        ) : (
          <Fact name="Dominio">{enlaceDe('definicion', ficha.dominio)}</Fact>
        )}
        {tipo === 'propiedad-objeto' ? <Fact name="Rango">{enlaceDe('definicion', ficha.rango)}</Fact> : null}
        {tipo === 'propiedad-dato' ? (
          <Fact name="Tipo de dato">{rangoTipoDato && TIPOS_DATO[rangoTipoDato]}</Fact>
        ) : null}
        <Fact name="Fuente">{ficha.fuente}</Fact>
        <Fact name="Sinónimos">{sinonimos.join(', ')}</Fact>
        <Fact name="Elemento de dato" wide>
          {elemento ? <Elementos elementos={[elemento]} /> : null}
        </Fact>
      </FactSheet>
    </Card>
  );
}

const enlaceDe = (palabra: Palabra, a: Referencia | null): ReactNode =>
  a ? <Enlace palabra={palabra} a={a} /> : null;

function Individuo({ ficha }: { readonly ficha: FichaDe<'individuo'> }) {
  return (
    <Card title="Individuo">
      <FactSheet>
        <Fact name="Clase">{enlaceDe('definicion', ficha.clase)}</Fact>
        <Fact name="Notación">{ficha.notacion}</Fact>
        <Fact name="Vigente desde">{ficha.vigenteDesde && formatLongDate(ficha.vigenteDesde)}</Fact>
        <Fact name="Vigente hasta">{ficha.vigenteHasta && formatLongDate(ficha.vigenteHasta)}</Fact>
        {ficha.valores.map(({ propiedad, valor, individuo }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a property may be said more than once
          <Fact key={position} name={propiedad.nombre}>
            {individuo ? enlaceDe('individuo', individuo) : valor}
          </Fact>
        ))}
      </FactSheet>
    </Card>
  );
}

function Evento({ ficha }: { readonly ficha: FichaDe<'evento'> }) {
  return (
    <Card title="Evento">
      <FactSheet>
        <Fact name="Descripción" wide>
          {ficha.descripcion}
        </Fact>
        <Fact name="Tipo">{TIPOS_EVENTO[ficha.tipo]}</Fact>
        <Fact name="Participantes">
          {ficha.participantes.length > 0 ? (
            <ul className={styles['plain']}>
              {ficha.participantes.map(({ clase, rol }) => (
                <li key={`${clase.id} ${rol}`}>
                  {rol}: <Enlace palabra="definicion" a={clase} />
                </li>
              ))}
            </ul>
          ) : null}
        </Fact>
        <Fact name="Disparador" wide>
          {ficha.disparador}
        </Fact>
        <Fact name="Precondiciones" wide>
          {ficha.precondiciones}
        </Fact>
        <Fact name="Resultados" wide>
          {ficha.resultados}
        </Fact>
        <Fact name="Datos que cambian" wide>
          {ficha.elementosCambiados.length > 0 ? <Elementos elementos={ficha.elementosCambiados} /> : null}
        </Fact>
      </FactSheet>
    </Card>
  );
}

function Regla({ ficha }: { readonly ficha: FichaDe<'regla'> }) {
  const { lenguaje, expresion, severidad, mensaje, idClase, elementos } = ficha;
  return (
    <>
      <Card title="Regla">
        <FactSheet>
          <Fact name="Enunciado" wide>
            {ficha.enunciado}
          </Fact>
          <Fact name="Tipo">{TIPOS_REGLA[ficha.tipo]}</Fact>
          <Fact name="Severidad">{SEVERIDADES[severidad]}</Fact>
          <Fact name="Se aplica a">{enlaceDe('definicion', ficha.clase)}</Fact>
          <Fact name="Cómo se expresa">{LENGUAJES_REGLA[lenguaje]}</Fact>
          {mensaje ? (
            <Fact name="Mensaje" wide>
              {mensaje}
            </Fact>
          ) : null}
          <Fact name="Elementos de dato" wide>
            {ficha.elementosRevisados.length > 0 ? <Elementos elementos={ficha.elementosRevisados} /> : null}
          </Fact>
        </FactSheet>
        {expresion ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
          <section className={styles['code']} tabIndex={0} aria-label="Expresión de la regla">
            <pre>{expresion}</pre>
          </section>
        ) : null}
      </Card>
      {lenguaje === 'texto' ? null : (
        <RunReglaForm
          regla={{ lenguaje, expresion, severidad, mensaje, idClase, elementos }}
          codigos={ficha.elementosRevisados.map(({ codigo }) => codigo)}
        />
      )}
    </>
  );
}

/** What a ficha says, by its word. */
export function DetalleFicha({ ficha }: { readonly ficha: Ficha }) {
  return (
    <CardStack>
      {ficha.palabra === 'definicion' ? <Definicion ficha={ficha} /> : null}
      {ficha.palabra === 'individuo' ? <Individuo ficha={ficha} /> : null}
      {ficha.palabra === 'evento' ? <Evento ficha={ficha} /> : null}
      {ficha.palabra === 'regla' ? <Regla ficha={ficha} /> : null}
      <Comunes ficha={ficha} />
    </CardStack>
  );
}
