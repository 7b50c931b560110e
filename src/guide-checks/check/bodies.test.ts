import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import {
  checkRequestBody,
  checkResponse,
  chooseMedia,
  responsesResponse,
  typeOfBlock,
} from './bodies.js';

const planets = planetsInTests();

const span = { start: 0, end: 0 };
const header = (value: string) => ({
  name: 'Content-Type',
  value: plainSourceText(value),
});

describe('a request body', () => {
  const found = (
    name: string,
    body: string | undefined,
    type = 'application/json',
    isWhole = true,
  ) => {
    const request = {
      method: 'POST',
      url: plainSourceText('/'),
      headers: [header(type)],
      isWhole,
      ...(body === undefined ? {} : { body: { content: plainSourceText(body) } }),
    };
    const diagnostics = checkRequestBody(
      request,
      planets().operation(name),
      span,
      planets().context,
    );
    return shownDiagnostics(diagnostics, body ?? '').map((line) => line.split(':')[0]);
  };

  it('is missing only if it is required and the request is shown as a whole', () => {
    expect(found('createPlanet', undefined)).toEqual(['guide/missing-body']);
    expect(found('createPlanet', undefined, 'application/json', false)).toEqual([]);
    expect(found('addImage', undefined)).toEqual([]);
  });

  it('is unexpected if the operation takes none', () => {
    expect(found('getPlanet', '{}')).toEqual(['guide/unexpected-body']);
  });

  it('has a described media type', () => {
    expect(found('createPlanet', '<a/>', 'application/xml')).toEqual(['guide/unknown-media-type']);
    expect(found('sendReport', 'title=Moons', 'application/x-www-form-urlencoded')).toEqual([]);
  });
});

describe('a response', () => {
  it('is the one of its status, of its range, or the default', () => {
    const { responses } = planets().operation('createPlanet');
    expect(responsesResponse(responses, '201')?.status).toBe('201');
    expect(responsesResponse(responses, '404')?.status).toBe('4XX');
    expect(responsesResponse(responses, '500')).toBeUndefined();
  });

  it('is reported for an unknown status, and for a body that it does not have', () => {
    const { context, operation } = planets();
    const check = (status: string, name: string) =>
      checkResponse({ status, headers: [], body: plainSourceText('{}') }, operation(name), context);
    expect(shownDiagnostics(check('500', 'deletePlanet'), '{}')).toEqual([
      expect.stringMatching(/^guide\/unknown-status: .*it has 204/),
    ]);
    expect(shownDiagnostics(check('204', 'deletePlanet'), '{}')).toEqual([
      expect.stringMatching(/^guide\/unexpected-body/),
    ]);
  });
});

describe('the media type', () => {
  const media = ['application/xml', 'application/json', 'image/*'].map((type) => ({
    type,
    examples: [],
  }));
  const chosen = (type?: string) => {
    const headers = type === undefined ? [] : [header(type)];
    const found = chooseMedia(media, { headers }, 'It', span);
    return 'type' in found ? found.type : found.diagnostic.code;
  };

  it('is the written one, without parameters and also by a range; else JSON', () => {
    expect(chosen('application/xml; charset=utf-8')).toBe('application/xml');
    expect(chosen('image/png')).toBe('image/*');
    expect(chosen()).toBe('application/json');
    expect(chosen('{type}')).toBe('application/json');
    expect(chosen('text/plain')).toBe('guide/unknown-media-type');
  });

  it('of a block follows its language', () => {
    expect(typeOfBlock('ndjson', media)).toBe('application/x-ndjson');
    expect(typeOfBlock('json', media)).toBeUndefined();
  });
});
