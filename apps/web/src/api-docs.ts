import { type RouteObject, redirectDocument } from 'react-router';

/** The readable description of the API: a page of the server, not of this application. */
export const API_DOCS = '/api/docs';

/** Links to it in menus and cards leave the application. */
export const apiDocsRoute: RouteObject = { path: API_DOCS, loader: () => redirectDocument(API_DOCS) };
