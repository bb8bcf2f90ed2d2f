"""Rate limits by token buckets."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOME_BITS = 64
"""The number of leading bits of an IPv6 address that are the same for all addresses of one home."""


class Bucket:
    """A token bucket, which allows `burst` tokens at once, and `rate` tokens a second on average."""

    __slots__ = ("_burst", "_clock", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with a full bucket. `clock` returns the time in seconds."""
        self._rate = rate
        self._burst = float(burst)
        self._tokens = float(burst)
        self._clock = clock
        self._last = clock()

    def take_token(self) -> bool:
        """Take a token; return whether one was left."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class Buckets:
    """Token buckets by key. If there are too many keys, the least recently used ones are dropped."""

    def __init__(self, rate: float, burst: int, keep: int = 10_000) -> None:
        """Keep at most `keep` keys."""
        self._rate = rate
        self._burst = burst
        self._keep = keep
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def adjust(self, rate: float, burst: int) -> None:
        """Set the limits. If they differ from the present ones, all buckets become full again."""
        if (rate, burst) != (self._rate, self._burst):
            self._rate, self._burst = rate, burst
            self._buckets.clear()

    def take_token(self, key: str) -> bool:
        """Take a token from the bucket of `key`; return whether one was left."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._keep:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take_token()


def networks_of(given: Iterable[str]) -> list[Network]:
    """Return the networks given as text. Raises ValueError."""
    return [ipaddress.ip_network(network) for network in given]


def in_networks(address: str, networks: Iterable[Network]) -> bool:
    """Return whether an address is in one of these networks; False for text that is no address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return the network that limits count an address by, as one person may easily have all addresses in it.

    It is an IPv4 address itself, or the network of a home with an IPv6 address.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME_BITS), strict=False))
