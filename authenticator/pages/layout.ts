import { LOCALE } from '@marco/country/zone';
import type { RecaptchaSources } from '@marco/server-kit';
import { BASE_PATH } from '../options.ts';
import { type Html, html } from './html.ts';
import { mark } from './icons.ts';

/** What every page needs to know about where it appears. */
export interface PageFrame {
  readonly productTitle: string;
  /** Start of the product, the way out of every page. */
  readonly homeUrl: string;
  /** Theme and text size the person chose in the product; undefined follows the system. */
  readonly theme?: string | undefined;
  readonly textSize?: string | undefined;
}

export interface PageContent {
  /** First part of the window's title. */
  readonly title: string;
  readonly body: Html;
  /** A page with two columns. */
  readonly wide?: boolean;
  /** What the page may reach for reCAPTCHA, on the pages that ask for it. */
  readonly recaptcha?: RecaptchaSources | undefined;
}

const PORTAL = 'https://www.gov.co';
/** Where the second line of the product's name begins. */
const SECOND_LINE = /^(.*?)\s+(para .*)$/;

function presentBrand(title: string): Html {
  const [, first = title, second] = SECOND_LINE.exec(title) ?? [];
  return html`<span><span class="brand-title">${first}</span>${second ? html` <span class="brand-subtitle">${second}</span>` : ''}</span>`;
}

/** A whole page in the product's look. */
export function presentPage(frame: PageFrame, { title, body, wide = false, recaptcha }: PageContent): string {
  const { productTitle, homeUrl, theme, textSize } = frame;
  return html`<!doctype html>
<html lang="${LOCALE}"${theme ? html` data-theme="${theme}"` : ''}${textSize ? html` data-text-size="${textSize}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${productTitle}</title>
<link rel="icon" type="image/svg+xml" href="${BASE_PATH}/marca.svg">
<link rel="stylesheet" href="${BASE_PATH}/estilos.css">
</head>
<body>
<a class="skip" href="#contenido">Saltar al contenido principal</a>
<header><div class="govbar"><div class="inner"><a class="govmark" href="${PORTAL}" aria-label="GOV.CO, portal único del Estado colombiano"><span class="flag" aria-hidden="true"><i></i><i></i><i></i></span>GOV.CO</a></div></div>
<div class="header"><div class="inner"><a class="brand" href="${homeUrl}">${mark}${presentBrand(productTitle)}</a></div></div></header>
<main id="contenido" class="main"><div class="${wide ? 'stage wide' : 'stage'}">
${body}
</div></main>
<footer class="footer"><div class="inner"><span>Autenticador de ${productTitle}</span><a href="${homeUrl}">Volver al inicio</a></div></footer>
<script src="${BASE_PATH}/formularios.js" defer></script>
${recaptcha ? html`<script src="${BASE_PATH}/recaptcha.js" defer></script>` : ''}
</body>
</html>`.text;
}
