/** Creates and uses passkeys, with which a device or a password manager proves who the reader is. */
import { api } from './api';
import type { Me } from '../../contract/http';
import { explain } from '../../words/problems';
import { t } from '../../words/translate.svelte';

/** Why passkeys are unavailable; null if available. `figures`: the page has an IP address, for which none can exist. */
export function passkeysBarred(): 'insecure' | 'figures' | 'missing' | null {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'figures';
  return window.PublicKeyCredential?.parseCreationOptionsFromJSON === undefined ? 'missing' : null;
}

export async function addPasskey(name: string): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyOptions());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await api.addPasskey(name, made.toJSON());
}

export async function enterByPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.entryOptions());
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return api.enterByPasskey(signed.toJSON());
}

/** The text for a failed attempt. Browsers deliberately do not reveal why an attempt with a passkey failed. */
export function explainPasskey(error: unknown): string {
  if (!(error instanceof DOMException)) return explain(error);
  return t(error.name === 'InvalidStateError' ? 'passkey.known' : 'passkey.nothing');
}
