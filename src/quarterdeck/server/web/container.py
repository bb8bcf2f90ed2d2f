"""The parts of a server that its handlers share. The parts start and stop with the server."""

import secrets
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from quarterdeck.server.accounts.bot_tokens import OutsideBots
from quarterdeck.server.accounts.cookies import Cookies
from quarterdeck.server.accounts.guests import Guests
from quarterdeck.server.admin.housekeeping import Housekeeper
from quarterdeck.server.admin.pending_actions import do_errand
from quarterdeck.server.admin.policy import SitePolicy
from quarterdeck.server.db.storage import CLOSING_SECONDS, Storage
from quarterdeck.server.net.connection_limits import most_connections
from quarterdeck.server.net.unknown_proxies import UnknownProxies
from quarterdeck.server.push.pushing import Pusher
from quarterdeck.server.rooms.bots.bot_pool import BotPool
from quarterdeck.server.rooms.cluster import Cluster
from quarterdeck.server.rooms.health import Health
from quarterdeck.server.rooms.identities import Identities
from quarterdeck.server.rooms.reception import SpectatorLimit
from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.settings.config import Limits, ServerConfig
from quarterdeck.server.stores.duplicate_event_store import DuplicateEventStore
from quarterdeck.server.stores.passkey_store import PasskeyStore
from quarterdeck.server.support.rate_limits import Buckets
from quarterdeck.server.web.price_runs import PriceRuns
from quarterdeck.server.web.prometheus import counted


@dataclass(frozen=True)
class Services:
    """The parts of a running server."""

    config: ServerConfig
    storage: Storage
    guests: Guests
    site: SitePolicy
    cookies: Cookies
    passkeys: PasskeyStore
    bots: OutsideBots
    rooms: Rooms
    identities: Identities
    pusher: Pusher
    housekeeper: Housekeeper
    rename_rate: Buckets
    table_rate: Buckets
    listed_rate: Buckets
    guest_rate: Buckets
    entry_rate: Buckets
    code_rate: Buckets
    duplicate_rate: Buckets
    duplicates: DuplicateEventStore
    spectators: SpectatorLimit
    price_runs: PriceRuns
    health: Health
    unknown_proxies: UnknownProxies


@asynccontextmanager
async def running(config: ServerConfig, storage: Storage) -> AsyncGenerator[Services, None]:
    """Start a server's parts, and stop them and the storage when the context ends. Raises StorageError."""
    bot_pool = BotPool(config.bot_threads)
    services = await _parts(config, storage, bot_pool)
    rooms, site = services.rooms, services.site
    await rooms.cluster.start(rooms, services.identities.look_again)
    await site.start()
    rooms.start()
    services.housekeeper.start()
    try:
        with counted(rooms):
            yield services
    finally:
        storage.committer.last_call(CLOSING_SECONDS)
        await services.price_runs.stop()
        await site.close()
        await services.housekeeper.close()
        await rooms.close()
        await rooms.cluster.close()
        bot_pool.close()
        await services.pusher.close()
        await storage.close()


async def _parts(config: ServerConfig, storage: Storage, bot_pool: BotPool) -> Services:
    """Return the parts of a server, connected to each other and not yet started. Raises StorageError."""
    pusher = Pusher(storage, config)
    rooms = Rooms(storage, bot_pool, config, pusher, _cluster(storage))
    guests, bots = Guests(storage), OutsideBots(storage, config.limits)
    rates = _rates(config.limits)
    site = _site_policy(config.limits, storage, rooms, guests, bots, rates)
    await pusher.start()
    name = await pusher.store.secret("site", secrets.token_hex(4))
    since = float(await pusher.store.secret("guests since", str(time.time())))
    return Services(
        config=config,
        storage=storage,
        guests=guests,
        site=site,
        cookies=Cookies(name, config.public_url),
        passkeys=PasskeyStore(storage),
        bots=bots,
        rooms=rooms,
        identities=Identities(storage, guests, bots, rooms, pusher),
        pusher=pusher,
        housekeeper=Housekeeper(storage, rooms, guests, config.guest_seconds, since),
        duplicates=DuplicateEventStore(storage),
        spectators=_spectators(config),
        price_runs=PriceRuns(),
        health=Health(storage),
        unknown_proxies=UnknownProxies(config.trusted_proxies),
        **rates,
    )


def _rates(limits: Limits) -> dict[str, Buckets]:
    """Return the rate limits of people's actions, by their names in `Services`."""
    kinds = ("rename", "table", "listed", "guest", "entry", "code", "duplicate")
    return {
        f"{kind}_rate": Buckets(getattr(limits, f"{kind}_rate"), getattr(limits, f"{kind}_burst")) for kind in kinds
    }


def _site_policy(
    base: Limits, storage: Storage, rooms: Rooms, guests: Guests, bots: OutsideBots, rates: dict[str, Buckets]
) -> SitePolicy:
    """Return the site's policy, connected to the parts of this server that it controls."""

    def limit(limits: Limits) -> None:
        rooms.limit(limits)
        for name, buckets in rates.items():
            buckets.adjust(getattr(limits, name), getattr(limits, name.replace("_rate", "_burst")))

    def cut_off(guest: str) -> None:
        rooms.cut_off(guest)
        bots.hang_up(guest)

    return SitePolicy(storage, base, limit, cut_off, partial(do_errand, storage, rooms, guests, bots))


def _spectators(config: ServerConfig) -> SpectatorLimit:
    """Return the limit of spectators: they may use at most half of all connections."""
    limits, half = config.limits, (config.connections or most_connections()) // 2
    return SpectatorLimit(min(limits.site_viewers, half), limits.site_network_viewers)


def _cluster(storage: Storage) -> Cluster:
    """Return the cluster of processes that serve the database; only one process serves an SQLite file."""
    if storage.engine.dialect.name == "sqlite":
        return Cluster()
    from quarterdeck.server.rooms.cluster_postgres import PostgresCluster

    return PostgresCluster(storage)
