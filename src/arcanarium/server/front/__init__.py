"""Where connections come in: requests and sockets, held to their limits before anybody reads them."""
